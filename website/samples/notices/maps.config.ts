import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'cjs', banner: { js: '#!/usr/bin/env node' }, footer: { js: '// the end' } },
    {
      format: 'umd',
      umdName: 'badge',
      banner: { js: '/* before the wrapper */' },
      footer: { js: '/* behind the wrapper */' },
      output: { target: 'web', distPath: './dist/umd', sourceMap: true },
    },
  ],
});
