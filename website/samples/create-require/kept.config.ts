import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { names: './src/names.ts' },
    define: { __webpack_public_path__: '__webpack_public_path__' },
  },
});
