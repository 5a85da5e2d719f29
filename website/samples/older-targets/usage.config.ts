import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', polyfill: 'usage' },
  lib: [{ format: 'esm', syntax: ['chrome 79', 'safari 13'] }],
});
