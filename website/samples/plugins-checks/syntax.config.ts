import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginCheckSyntax({ ecmaVersion: 2019 })],
  source: { entry: { index: './syntax/index.js' } },
  output: { target: 'web' },
});
