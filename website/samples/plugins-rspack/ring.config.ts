import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './ring/a.ts' } },
  tools: {
    rspack: (config, { rspack }) => {
      config.plugins.push(new rspack.CircularCheckRspackPlugin({ failOnError: true }));
    },
  },
});
