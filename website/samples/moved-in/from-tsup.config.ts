import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', cli: './src/cli.ts' },
    define: { __VERSION__: '"1.4.0"' },
  },
  output: { sourceMap: true },
  syntax: ['node 20'],
  tools: {
    rspack: { module: { rules: [{ test: /\.txt$/, type: 'asset/source' }] } },
  },
  lib: [
    { format: 'esm', dts: { bundle: true, autoExtension: true } },
    { format: 'cjs', dts: { bundle: true, autoExtension: true } },
  ],
});
