import { pluginImageCompress } from '@rsbuild/plugin-image-compress';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  plugins: [pluginImageCompress(['svg'])],
  source: { entry: { index: './picture/index.ts' } },
});
