import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { tsconfigPath: './tsconfig.strict.json' },
  output: { target: 'web' },
  lib: [{ format: 'esm', syntax: ['chrome 79', 'safari 13'], dts: true }],
});
