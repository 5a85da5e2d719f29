import { defineConfig } from '@rslib/core';
import pkg from './package.json' with { type: 'json' };

export default defineConfig({
  source: { define: { __VERSION__: JSON.stringify(pkg.version) } },
  performance: { buildCache: false },
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { format: 'umd', umdName: 'Kit', output: { target: 'web', distPath: './dist/umd' } },
  ],
});
