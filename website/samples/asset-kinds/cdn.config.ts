import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }],
  output: { assetPrefix: 'https://cdn.example.com/kinds/' },
});
