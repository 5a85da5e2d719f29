import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'iife',
      output: { target: 'web' },
      tools: {
        rspack: (config) => {
          config.output ??= {};
          config.output.library = { type: 'window', name: 'Stamp' };
        },
      },
    },
  ],
});
