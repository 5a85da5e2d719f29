import { defineConfig } from '@rslib/core';
import pkg from './package.json' with { type: 'json' };

const notice = `/*! ${pkg.name} ${pkg.version} | MIT */`;
const end = `/* end of ${pkg.name} */`;

export default defineConfig({
  lib: [
    {
      format: 'esm',
      dts: true,
      banner: { js: notice, css: notice, dts: notice },
      footer: { js: end, css: end, dts: end },
    },
  ],
  output: { target: 'web', minify: true },
});
