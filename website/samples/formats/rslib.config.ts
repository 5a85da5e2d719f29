import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs' },
    {
      format: 'umd',
      umdName: 'numbers',
      output: { target: 'web', distPath: './dist/umd' },
    },
  ],
});
