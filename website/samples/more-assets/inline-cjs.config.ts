import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  source: { entry: { index: './inline-worker/index.ts' } },
  output: { target: 'web' },
});
