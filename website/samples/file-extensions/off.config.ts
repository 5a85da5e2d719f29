import { defineConfig } from '@rslib/core';

export default defineConfig({
  autoExtension: false,
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
