import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', extra: './src/extra.ts' },
  },
  output: { target: 'web', sourceMap: true },
  lib: [{ format: 'esm', dts: true }],
});
