import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/meta.ts' },
    define: { 'import.meta.env.MODE': '"production"' },
  },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
