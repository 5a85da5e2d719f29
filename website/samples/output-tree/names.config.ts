import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  output: {
    target: 'web',
    distPath: { root: 'dist', js: 'js', css: 'css', svg: 'icons' },
    filenameHash: true,
  },
  lib: [{ format: 'esm' }],
});
