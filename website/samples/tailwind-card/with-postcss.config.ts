import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';
import tailwindcss from '@tailwindcss/postcss';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false }],
  output: { target: 'web' },
  plugins: [pluginReact()],
  tools: {
    postcss: (_, { addPlugins }) => addPlugins(tailwindcss()),
  },
});
