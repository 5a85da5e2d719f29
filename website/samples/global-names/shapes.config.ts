import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'umd',
  output: { target: 'web' },
  lib: [
    { id: 'path', umdName: ['Acme', 'ToggleKit'], output: { distPath: './dist/path' } },
    {
      id: 'each',
      umdName: { root: ['Acme', 'ToggleKit'], commonjs: 'toggle-kit', amd: 'toggle-kit' },
      output: { distPath: './dist/each' },
    },
    { id: 'none', output: { distPath: './dist/none' } },
    { id: 'node', umdName: 'ToggleKit', output: { target: 'node', distPath: './dist/node' } },
  ],
});
