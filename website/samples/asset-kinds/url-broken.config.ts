import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './picture/**' } },
  lib: [{ format: 'esm', bundle: false }],
});
