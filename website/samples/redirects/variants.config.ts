import { defineConfig } from '@rslib/core';

const into = (name: string) => ({ id: name, dts: true, output: { distPath: `./dist/${name}` } });

export default defineConfig({
  bundle: false,
  output: { target: 'web' },
  lib: [
    { ...into('js-path'), redirect: { js: { path: false } } },
    { ...into('js-extension'), redirect: { js: { extension: false } } },
    { ...into('style-path'), redirect: { style: { path: false } } },
    { ...into('style-extension'), redirect: { style: { extension: false } } },
    { ...into('asset-path'), redirect: { asset: { path: false } } },
    { ...into('asset-extension'), redirect: { asset: { extension: false } } },
    { ...into('dts-path'), redirect: { dts: { path: false } } },
    { ...into('dts-extension'), redirect: { dts: { extension: false } } },
  ],
});
