import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      output: { assetPrefix: 'auto' },
      plugins: [
        pluginModuleFederation({
          name: 'units',
          filename: 'units.js',
          library: { type: 'module' },
          exposes: { './convert': './src/convert.ts' },
          dts: false,
        }),
      ],
    },
  ],
});
