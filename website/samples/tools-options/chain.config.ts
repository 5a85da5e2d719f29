import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  tools: {
    bundlerChain: (chain) => {
      chain.module
        .rule('graphql')
        .test(/\.graphql$/)
        .type('asset/source');
      console.log('rules:', Object.keys(chain.module.rules.entries() ?? {}).join(' '));
    },
  },
});
