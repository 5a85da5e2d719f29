import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './styles/index.ts' } },
  output: { target: 'web' },
  tools: {
    cssLoader: {
      url: { filter: (url: string) => !url.startsWith('/') },
    },
  },
});
