import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { conditionNames: ['source', '...'] },
  lib: [{ format: 'esm', output: { autoExternal: { exclude: ['@orchard/core'] } } }],
});
