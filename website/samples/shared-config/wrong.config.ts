import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { define: { LIB_VERSION: '"dev"' } },
  lib: [{ format: 'esm', outDir: 'build' }],
});
