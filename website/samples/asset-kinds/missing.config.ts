import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './absent/index.ts' } },
  lib: [{ format: 'esm' }],
});
