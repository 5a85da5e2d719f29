import { defineConfig } from '@rslib/core';

export default defineConfig({
  performance: { removeConsole: ['log'] },
  lib: [
    {
      id: 'node',
      resolve: { alias: { '#store': './src/store-file.ts' } },
      output: { distPath: './dist/node' },
    },
    {
      id: 'web',
      resolve: { alias: { '#store': './src/store-browser.ts' } },
      output: { target: 'web', distPath: './dist/web' },
    },
  ],
});
