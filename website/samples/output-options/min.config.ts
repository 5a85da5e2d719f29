import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { id: 'default', output: { distPath: './dist/default' } },
    { id: 'full', output: { distPath: './dist/full', minify: true } },
    { id: 'off', output: { distPath: './dist/off', minify: false } },
    {
      id: 'partial',
      output: {
        distPath: './dist/partial',
        minify: { jsOptions: { minimizerOptions: { format: { comments: 'all' } } } },
      },
    },
  ],
});
