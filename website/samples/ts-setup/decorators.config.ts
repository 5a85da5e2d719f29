import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './decorated/index.ts' } },
  lib: [
    { id: 'standard', syntax: 'es2022', output: { distPath: './dist/standard' } },
    {
      id: 'legacy',
      syntax: 'es2022',
      source: { decorators: { version: 'legacy' } },
      output: { distPath: './dist/legacy' },
    },
  ],
});
