import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'ToggleKit',
      output: {
        target: 'web',
        distPath: './dist/umd',
        externals: { react: { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' } },
      },
    },
    {
      format: 'esm',
      dts: true,
      output: { target: 'web' },
    },
  ],
  // compiles JSX
  plugins: [pluginReact()],
});
