import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  source: { entry: { index: './worker/index.ts' } },
  output: { target: 'web' },
});
