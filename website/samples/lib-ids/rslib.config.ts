import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'modern', format: 'esm', syntax: 'es2023' },
    { id: 'legacy', format: 'esm', syntax: 'es2017', output: { distPath: './dist/legacy' } },
    { format: 'cjs' },
  ],
});
