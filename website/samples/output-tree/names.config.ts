import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  output: {
    target: 'web',
    distPath: { root: 'dist', js: 'js', jsAsync: 'js/lazy', css: 'css', svg: 'icons' },
    filename: { js: '[name].browser.js' },
    filenameHash: true,
  },
  lib: [{ format: 'esm' }],
});
