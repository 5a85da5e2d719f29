import { pluginSourceBuild } from '@rsbuild/plugin-source-build';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginSourceBuild()],
  lib: [{ format: 'esm', output: { autoExternal: { exclude: ['@orchard/core'] } } }],
});
