import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', syntax: 'es2023' },
    { format: 'esm', syntax: 'es2017', output: { distPath: './dist/legacy' } },
    { format: 'cjs' },
  ],
});
