import { pluginTypeCheck } from '@rsbuild/plugin-type-check';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginTypeCheck()],
  source: { entry: { index: './types/index.ts' } },
});
