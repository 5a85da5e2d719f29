import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { notice: './src/notice.ts' } },
  tools: {
    bundlerChain: (chain, { environment }) => {
      console.log(`bundlerChain for ${environment.name}`);
      chain.module
        .rule('text')
        .test(/\.txt$/)
        .type('asset/source');
    },
    rspack: (config, { appendPlugins, rspack }) => {
      console.log('target', config.target, 'library', config.output.library);
      appendPlugins(new rspack.BannerPlugin({ banner: 'sample 1.0.0', footer: true }));
    },
  },
});
