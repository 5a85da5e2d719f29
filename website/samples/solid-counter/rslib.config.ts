import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      bundle: false,
      dts: true,
      plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginSolid()],
    },
    {
      format: 'esm',
      bundle: false,
      output: { distPath: 'dist/source', filename: { js: '[name].jsx' } },
      plugins: [pluginReact({ swcReactOptions: { runtime: 'preserve' } })],
    },
  ],
  output: { target: 'web' },
});
