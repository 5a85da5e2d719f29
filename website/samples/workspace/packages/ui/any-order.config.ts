import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { tsconfigPath: './tsconfig.source.json' },
  lib: [{ format: 'esm', dts: true }],
});
