import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', syntax: 'es2022' },
    { format: 'cjs', output: { minify: true } },
  ],
});
