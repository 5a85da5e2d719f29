import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { model: './src/model.ts' },
    assetsInclude: /\.gltf$/,
  },
});
