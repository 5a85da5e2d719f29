import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { tsconfigPath: './tsconfig.build.json' },
  lib: [{ format: 'esm', dts: { isolated: true } }],
});
