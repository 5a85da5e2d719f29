import { pluginToml } from '@rsbuild/plugin-toml';
import { pluginYaml } from '@rsbuild/plugin-yaml';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginYaml(), pluginToml()],
  lib: [{ format: 'cjs' }],
  source: { entry: { index: './yaml/index.ts' } },
});
