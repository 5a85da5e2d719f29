import { defineConfig } from '@rslib/core';

export default defineConfig({
  // options of Rsbuild, for every output
  resolve: { alias: { '#core': './src/core' } },
  performance: { removeConsole: ['log'] },
  lib: [
    { format: 'esm', source: { define: { __FLAVOUR__: '"modern"' } } },
    // and for one output only
    {
      format: 'cjs',
      source: { define: { __FLAVOUR__: '"classic"' } },
      output: { sourceMap: true },
    },
  ],
});
