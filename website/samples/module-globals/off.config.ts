import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'cjs',
      shims: {
        cjs: { 'import.meta.url': false, 'import.meta.dirname': false, 'import.meta.filename': false },
      },
    },
    { format: 'esm', source: { entry: { legacy: './src/legacy.ts' } } },
  ],
});
