import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    cssModules: { localIdentName: 'acme-[local]' },
  },
  lib: [{ format: 'esm', syntax: ['chrome 100'] }],
});
