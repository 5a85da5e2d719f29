import { defineConfig } from '@rslib/core';
import { pluginPublint } from 'rsbuild-plugin-publint';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts', slug: './src/slug.ts', cli: './src/cli.ts' },
  },
  lib: [{ format: 'esm', dts: true }],
  plugins: [pluginPublint()],
});
