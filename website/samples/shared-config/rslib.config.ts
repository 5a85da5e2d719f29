import { defineConfig } from '@rslib/core';
import pkg from './package.json' with { type: 'json' };

export default defineConfig({
  // for every output
  syntax: 'es2021',
  source: {
    define: { LIB_VERSION: JSON.stringify(pkg.version) },
  },
  lib: [
    { format: 'esm' },
    // for this output only: an older syntax, and a folder of its own
    { format: 'cjs', syntax: 'es2019', output: { distPath: 'dist/legacy' } },
  ],
});
