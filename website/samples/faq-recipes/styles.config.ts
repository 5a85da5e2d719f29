import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/styles/**', '!./src/**/*.scss'] } },
  redirect: { style: { extension: false } },
  output: { copy: [{ from: '**/*.scss', context: './src/styles' }] },
});
