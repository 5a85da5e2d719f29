import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { greet: './src/greet.ts' } },
  output: { target: 'web' },
  lib: [
    {
      format: 'umd',
      umdName: 'greet',
      tools: {
        rspack: (config) => {
          config.output.library = { type: 'umd', name: 'greet', export: 'default' };
        },
      },
    },
  ],
});
