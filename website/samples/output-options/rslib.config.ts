import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    sourceMap: true,
    distPath: { root: 'dist', image: 'icons', svg: 'icons' },
    copy: [{ from: './LICENSE' }],
  },
});
