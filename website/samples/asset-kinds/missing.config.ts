import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './address/missing.ts' } },
  lib: [{ format: 'esm' }],
});
