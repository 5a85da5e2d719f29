import { defineConfig } from '@rslib/core';

const index = './src/index.ts';

export default defineConfig({
  source: { define: { __VERSION__: '"0.4.0"' } },
  syntax: ['node 20'],
  lib: [
    {
      id: 'esm',
      format: 'esm',
      source: { entry: { index, cli: './src/cli.ts' } },
      dts: { bundle: true },
    },
    {
      id: 'cjs',
      format: 'cjs',
      source: { entry: { index } },
      dts: { bundle: true, autoExtension: true },
    },
    {
      id: 'runtime',
      format: 'esm',
      bundle: false,
      source: {
        entry: { index: './src/runtime/**' },
        tsconfigPath: './tsconfig.runtime.json',
      },
      output: { distPath: './dist/runtime' },
      dts: true,
    },
  ],
});
