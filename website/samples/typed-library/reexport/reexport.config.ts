import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './reexport/{index,shape}.ts' } },
  lib: [{ format: 'esm', bundle: false }],
});
