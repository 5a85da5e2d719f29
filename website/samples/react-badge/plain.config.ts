import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './jsx/Mark.tsx' } },
  output: { target: 'web' },
});
