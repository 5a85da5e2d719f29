import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: false,
      dts: true,
      source: { entry: { index: ['./src/index.ts', './src/pad.ts'] } },
      output: { distPath: 'dist/es' },
    },
    {
      format: 'umd',
      umdName: 'Stamp',
      source: { entry: { stamp: './src/index.ts' } },
      output: {
        target: 'web',
        distPath: 'dist/umd',
        filename: { js: 'stamp.min.js' },
        minify: true,
        externals: {
          dayjs: { root: 'dayjs', commonjs: 'dayjs', commonjs2: 'dayjs', amd: 'dayjs' },
        },
      },
    },
  ],
});
