import { pluginLess } from '@rsbuild/plugin-less';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  syntax: 'es6',
  source: { entry: { index: ['./src/**', '!./src/**/*.d.ts'] } },
  output: { target: 'web' },
  plugins: [pluginReact(), pluginLess()],
  lib: [
    {
      format: 'esm',
      dts: { distPath: './dist/types' },
      output: { distPath: './dist/es' },
    },
    {
      format: 'cjs',
      output: { distPath: './dist/lib' },
    },
  ],
});
