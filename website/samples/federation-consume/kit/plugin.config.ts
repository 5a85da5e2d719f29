import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [
    pluginModuleFederation({
      name: 'kit',
      remotes: { parts: 'parts@http://localhost:3071/mf/mf-manifest.json' },
    }),
  ],
  output: { target: 'web' },
});
