import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './data-import/index.ts' } },
  output: {
    externals: [/\.json$/],
    copy: [{ from: './data-import/units.json' }],
  },
});
