import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web', minify: true },
  lib: [
    { format: 'umd', umdName: 'ReadingTime', dts: true },
    { format: 'iife', source: { entry: { auto: './src/auto.ts' } } },
  ],
});
