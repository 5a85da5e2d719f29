import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es5',
  lib: [
    { id: 'inline', output: { distPath: './dist/inline' } },
    { id: 'shared', externalHelpers: true, output: { distPath: './dist/shared' } },
    { id: 'shared-cjs', format: 'cjs', externalHelpers: true, output: { distPath: './dist/shared-cjs' } },
  ],
});
