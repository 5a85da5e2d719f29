import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    minify: {
      jsOptions: {
        minimizerOptions: {
          mangle: false,
          minify: false,
          compress: {
            defaults: false,
            directives: false,
            dead_code: true,
            toplevel: true,
            unused: true,
          },
          format: { comments: 'all' },
        },
      },
    },
  },
});
