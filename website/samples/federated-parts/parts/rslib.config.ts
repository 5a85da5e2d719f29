import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact()],
  server: { port: 3001 },
  lib: [
    { format: 'esm', dts: true, output: { target: 'web', distPath: 'dist/esm' } },
    {
      format: 'mf',
      output: { distPath: 'dist/mf', assetPrefix: 'auto' },
      dev: { assetPrefix: 'auto' },
      plugins: [
        pluginModuleFederation({
          name: 'parts',
          exposes: { '.': './src/index.tsx' },
          shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
          dts: false,
        }),
      ],
    },
  ],
});
