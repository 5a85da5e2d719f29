import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    cssModules: { localIdentName: 'acme-[local]' },
    filename: { css: 'acme.css' },
    dataUriLimit: 1000,
  },
});
