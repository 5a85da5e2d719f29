import { defineConfig } from '@rslib/core';
import { pluginCsv } from './plugins/csv';

export default defineConfig({
  plugins: [pluginCsv()],
});
