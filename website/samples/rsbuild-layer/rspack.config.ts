import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { '#core': './src/core' } },
  source: { define: { __FLAVOUR__: '"plain"' } },
  tools: {
    bundlerChain: (chain, { environment }) => {
      chain.optimization.concatenateModules(false);
      console.log(`bundlerChain for ${environment.name}`);
    },
    rspack: (config, { appendPlugins, rspack }) => {
      console.log('target', config.target, 'library', config.output.library);
      appendPlugins(new rspack.BannerPlugin({ banner: 'sample 1.0.0', footer: true }));
    },
  },
});
