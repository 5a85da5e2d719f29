import { defineConfig } from '@rslib/core';

const tests = ['!src/**/*.test.*', '!src/**/fixtures/**'];

/** Bundleless: `client/` and `theme/` are bundled by the site that uses them, `node/` runs as it is. */
export default defineConfig({
  lib: [
    {
      id: 'node',
      bundle: false,
      outBase: 'src',
      source: { entry: { index: ['src/index.ts', 'src/cli.ts', 'src/node/**/*.ts', 'src/model/**/*.ts', ...tests] } },
      output: { target: 'node' },
    },
    {
      id: 'web',
      bundle: false,
      outBase: 'src',
      source: { entry: { index: ['src/client/**', 'src/theme/**', ...tests] } },
      output: { target: 'web' },
    },
  ],
});
