import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './inline-worker/index.ts' } },
  output: { target: 'web' },
});
