import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './broken/index.ts' }, tsconfigPath: './tsconfig.broken.json' },
  lib: [{ format: 'esm', dts: process.env.WITH_TYPES === 'yes' }],
});
