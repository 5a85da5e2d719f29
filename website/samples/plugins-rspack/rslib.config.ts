import { defineConfig } from '@rslib/core';
import AutoImport from 'unplugin-auto-import/rspack';

export default defineConfig({
  tools: {
    rspack: {
      plugins: [AutoImport({ imports: ['vue'] })],
    },
  },
});
