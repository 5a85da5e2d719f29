import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ source: { entry: { cli: 'src/cli/index.ts' } }, output: { target: 'node' } }],
});
