import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { names: './src/names.ts' } },
});
