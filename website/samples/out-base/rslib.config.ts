import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      outBase: './src',
      source: { entry: { index: './src/card/**' } },
    },
  ],
});
