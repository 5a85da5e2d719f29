import { pluginReact } from '@rsbuild/plugin-react';
import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  source: { entry: { index: './src/index.ts', styles: './src/styles.css' } },
  output: { target: 'web' },
  plugins: [pluginReact(), pluginTailwindcss()],
});
