import { defineConfig } from '@rslib/core';
import { version } from './package.json';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      cli: './src/cli.ts',
    },
    define: {
      __VERSION__: JSON.stringify(version),
      __DEV__: "process.env.NODE_ENV !== 'production'",
    },
  },
});
