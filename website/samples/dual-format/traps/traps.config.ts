import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './traps/index.ts' } },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
