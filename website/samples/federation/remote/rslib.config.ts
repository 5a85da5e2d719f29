import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

const origin = 'http://localhost:3071';

export default defineConfig({
  plugins: [pluginReact()],
  server: { port: 3071 },
  lib: [
    { format: 'esm', output: { target: 'web', distPath: 'dist/esm' } },
    {
      format: 'mf',
      output: { distPath: 'dist/mf', assetPrefix: `${origin}/mf` },
      dev: { assetPrefix: `${origin}/mf` },
      plugins: [
        pluginModuleFederation({
          name: 'parts',
          exposes: { './counter': './src/Counter.tsx' },
          shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
          dts: true,
        }),
      ],
    },
  ],
});
