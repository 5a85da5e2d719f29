import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'umd',
      umdName: 'slugify',
      output: { target: 'web', filename: { js: '[name].umd.cjs' } },
    },
  ],
});
