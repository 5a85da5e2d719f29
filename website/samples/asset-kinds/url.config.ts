import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './address/index.ts' } },
  lib: [{ format: 'esm' }, { format: 'cjs', output: { distPath: './dist/cjs' } }],
});
