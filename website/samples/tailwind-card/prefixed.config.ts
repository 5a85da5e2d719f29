import { pluginReact } from '@rsbuild/plugin-react';
import { pluginTailwindcss } from '@rsbuild/plugin-tailwindcss';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './prefixed/index.ts', styles: './prefixed/styles.css' } },
  output: { target: 'web' },
  plugins: [pluginReact(), pluginTailwindcss()],
});
