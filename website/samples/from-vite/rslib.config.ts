import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact()],
  source: {
    define: { 'import.meta.env.DEV': "(process.env.NODE_ENV !== 'production')" },
  },
  output: { target: 'web', sourceMap: true, dataUriLimit: Number.MAX_SAFE_INTEGER },
  lib: [{ format: 'esm', dts: true }, { format: 'cjs' }],
});
