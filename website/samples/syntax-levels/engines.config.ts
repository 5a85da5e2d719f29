import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', output: { distPath: './dist/node' } },
    { id: 'web', output: { distPath: './dist/web', target: 'web' } },
    { id: 'mixed', syntax: ['es2022', 'chrome 79'], output: { distPath: './dist/mixed' } },
  ],
});
