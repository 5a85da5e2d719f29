import { pluginPreact } from '@rsbuild/plugin-preact';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginPreact()],
  source: { entry: { index: './preact/index.tsx' } },
  output: { target: 'web' },
});
