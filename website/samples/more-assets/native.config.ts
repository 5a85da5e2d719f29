import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './native/index.ts' } },
});
