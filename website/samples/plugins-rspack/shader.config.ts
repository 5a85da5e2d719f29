import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './shader/index.ts' } },
  tools: {
    rspack: (_config, { rspack, appendPlugins, addRules }) => {
      addRules({ test: /\.glsl$/, type: 'asset/source' });
      appendPlugins(
        new rspack.experiments.VirtualModulesPlugin({
          'shader/build.js': `export const version = '1.0.0';`,
        }),
      );
    },
  },
});
