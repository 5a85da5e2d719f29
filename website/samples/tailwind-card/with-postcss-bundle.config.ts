import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';
import tailwindcss from '@tailwindcss/postcss';

export default defineConfig({
  lib: [{ format: 'esm', bundle: true }],
  output: { target: 'web' },
  plugins: [pluginReact()],
  tools: {
    postcss: (_, { addPlugins }) => addPlugins(tailwindcss()),
  },
});
