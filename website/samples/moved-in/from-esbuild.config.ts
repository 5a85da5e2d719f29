import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      syntax: ['node 20'],
      dts: true,
    },
  ],
  source: {
    entry: { index: './src/index.ts', cli: './src/cli.ts' },
    define: { __VERSION__: '"1.4.0"' },
  },
  output: { target: 'node', minify: true, sourceMap: true },
  tools: {
    rspack: { module: { rules: [{ test: /\.txt$/, type: 'asset/source' }] } },
  },
});
