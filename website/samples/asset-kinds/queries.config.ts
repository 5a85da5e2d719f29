import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './queries/index.ts' } },
  lib: [{ format: 'esm' }],
});
