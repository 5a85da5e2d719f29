import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: ['./queries/**', './src/*.svg'] } },
  lib: [{ format: 'esm', bundle: false }],
});
