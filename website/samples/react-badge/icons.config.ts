import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr } from '@rsbuild/plugin-svgr';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './icons/Icon.tsx' } },
  output: { target: 'web' },
  plugins: [pluginReact(), pluginSvgr()],
});
