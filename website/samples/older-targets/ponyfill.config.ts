import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './ponyfill/index.ts' } },
  output: { target: 'web' },
  lib: [{ format: 'esm', syntax: ['chrome 79', 'safari 13'] }],
});
