import { pluginStylus } from '@rsbuild/plugin-stylus';
import { pluginTypedCSSModules } from '@rsbuild/plugin-typed-css-modules';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginStylus(), pluginTypedCSSModules()],
  output: { target: 'web' },
  lib: [{ bundle: false }],
});
