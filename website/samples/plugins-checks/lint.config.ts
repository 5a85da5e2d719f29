import { pluginEslint } from '@rsbuild/plugin-eslint';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginEslint({ eslintPluginOptions: { configType: 'flat' } })],
  source: { entry: { index: './lint/index.js' } },
});
