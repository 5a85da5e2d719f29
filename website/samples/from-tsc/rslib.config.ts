import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: ['./src/**', '!./src/**/*.test.ts'] } },
  output: { sourceMap: true },
  syntax: 'es2022',
  bundle: false,
  lib: [{ format: 'esm', dts: true }, { format: 'cjs' }],
});
