import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './worker/index.ts' } },
  output: { target: 'web' },
});
