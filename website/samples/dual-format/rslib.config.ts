import { defineConfig } from '@rslib/core';
import { pluginPublint } from 'rsbuild-plugin-publint';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      output: { distPath: 'dist/esm' },
    },
    {
      format: 'cjs',
      dts: { autoExtension: true },
      output: { distPath: 'dist/cjs' },
    },
  ],
  plugins: [pluginPublint()],
});
