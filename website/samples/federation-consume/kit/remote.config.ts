import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      output: { assetPrefix: 'http://localhost:3072' },
      plugins: [
        pluginModuleFederation({
          name: 'kit',
          exposes: { './lazy': './src/index.ts' },
          remotes: { parts: 'parts@http://localhost:3071/mf/mf-manifest.json' },
          shared: { react: { singleton: true } },
          dts: false,
        }),
      ],
    },
  ],
});
