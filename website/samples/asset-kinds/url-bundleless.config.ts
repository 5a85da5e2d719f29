import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: ['./picture/**', '!./picture/**/*.svg'] } },
  lib: [{ format: 'esm', bundle: false }],
});
