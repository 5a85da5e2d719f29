import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/warn.ts' } },
  lib: [
    { format: 'esm' },
    { format: 'umd', umdName: 'Warn', output: { target: 'web', distPath: './dist/umd', minify: true } },
  ],
});
