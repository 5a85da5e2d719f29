import { pluginReact } from '@rsbuild/plugin-react';
import { pluginStyledComponents } from '@rsbuild/plugin-styled-components';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginReact(), pluginStyledComponents()],
  source: { entry: { index: './styled/index.tsx' } },
  output: { target: 'web' },
});
