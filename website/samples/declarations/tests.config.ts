import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { tsconfigPath: './tsconfig.all.json' },
  lib: [{ format: 'esm', dts: true }],
});
