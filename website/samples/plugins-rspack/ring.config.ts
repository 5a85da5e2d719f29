import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './ring/a.ts' } },
  tools: {
    rspack: (_config, { rspack, appendPlugins }) => {
      appendPlugins(new rspack.CircularCheckRspackPlugin({ failOnError: true }));
    },
  },
});
