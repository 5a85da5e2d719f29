import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { counter: './src/counter.ts' } },
  lib: [
    { id: 'standard', output: { distPath: './dist/standard' } },
    {
      id: 'legacy',
      source: { decorators: { version: 'legacy' } },
      output: { distPath: './dist/legacy' },
    },
  ],
});
