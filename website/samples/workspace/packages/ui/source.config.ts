import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { conditionNames: ['source', 'import', 'module', 'default'] },
  lib: [{ format: 'esm', output: { autoExternal: { exclude: ['@orchard/core'] } } }],
});
