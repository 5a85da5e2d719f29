import { pluginNodePolyfill } from '@rsbuild/plugin-node-polyfill';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/**', './globals/**'] } },
  output: { target: 'web' },
  plugins: [pluginNodePolyfill()],
});
