import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/**', '!./src/**/*.css'] } },
  redirect: { style: { extension: false } },
  output: {
    target: 'web',
    copy: [{ from: '**/*.css', context: './src' }],
  },
});
