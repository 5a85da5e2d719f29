import { defineConfig } from '@rslib/core';
import { pluginPublint } from 'rsbuild-plugin-publint';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  plugins: [pluginPublint()],
});
