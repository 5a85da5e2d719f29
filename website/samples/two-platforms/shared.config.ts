import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', reset: './src/reset.ts' } },
  resolve: { alias: { '#store': './src/store-file.ts' } },
  splitChunks: {
    cacheGroups: {
      store: { test: /store-file/, name: 'store', chunks: 'all', enforce: true },
    },
  },
});
