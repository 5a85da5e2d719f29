import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'cjs' },
    {
      format: 'esm',
      source: { entry: { legacy: './src/legacy.ts' } },
      shims: { esm: { __dirname: true, __filename: true, require: true } },
    },
  ],
});
