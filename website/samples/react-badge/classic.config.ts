import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './jsx/Mark.tsx' } },
  output: { target: 'web' },
  plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
});
