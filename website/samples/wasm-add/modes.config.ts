import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', output: { distPath: './dist/node' } },
    { id: 'web', output: { distPath: './dist/web', target: 'web' } },
    { id: 'files', bundle: false, wasm: { mode: 'compile' }, output: { distPath: './dist/files' } },
    { id: 'off', wasm: false, output: { distPath: './dist/off' } },
    { id: 'off-files', bundle: false, wasm: false, output: { distPath: './dist/off-files' } },
  ],
});
