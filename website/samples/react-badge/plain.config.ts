import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/Mark.tsx' } },
  output: { target: 'web' },
});
