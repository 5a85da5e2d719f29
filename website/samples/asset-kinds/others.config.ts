import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }, { format: 'umd', umdName: 'Kinds', output: { target: 'web', distPath: './dist/umd' } }],
});
