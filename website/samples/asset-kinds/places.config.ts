import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: {
    distPath: { svg: 'icons' },
    filename: { svg: '[name].[contenthash:8][ext]' },
  },
});
