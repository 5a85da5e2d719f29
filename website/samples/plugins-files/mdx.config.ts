import { pluginMdx } from '@rsbuild/plugin-mdx';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact(), pluginMdx()],
  source: { entry: { index: './mdx/index.ts' } },
  output: { target: 'web' },
});
