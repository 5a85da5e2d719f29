import { pluginRem } from '@rsbuild/plugin-rem';
import { pluginStylus } from '@rsbuild/plugin-stylus';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginStylus(), pluginRem({ rootFontSize: 16 })],
  output: { target: 'web' },
  performance: { buildCache: false },
});
