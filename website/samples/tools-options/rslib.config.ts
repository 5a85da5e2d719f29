import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  tools: {
    rspack: (config, { addRules, appendPlugins, rspack }) => {
      addRules({ test: /\.graphql$/, type: 'asset/source' });
      appendPlugins(new rspack.BannerPlugin({ banner: 'acme-query 1.0.0', include: /\.js$/, footer: true }));
      console.log('target', config.target, 'externals', config.externalsType);
    },
  },
});
