import { defineConfig, type LibConfig } from '@rslib/core';

const umd: LibConfig = {
  format: 'umd',
  umdName: 'ToggleKit',
  output: {
    target: 'web',
    externals: { react: { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' } },
  },
};

export default defineConfig({
  lib: [
    { ...umd, id: 'umd', output: { ...umd.output, filename: { js: '[name].umd.cjs' } } },
    { ...umd, id: 'min', output: { ...umd.output, filename: { js: '[name].umd.min.js' }, minify: true } },
  ],
});
