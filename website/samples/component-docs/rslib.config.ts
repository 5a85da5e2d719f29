import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact()],
  source: { entry: { index: ['./src/**', '!./src/**/*.stories.tsx'] } },
  output: { target: 'web' },
  lib: [{ format: 'esm', bundle: false, dts: true }],
});
