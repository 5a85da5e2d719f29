import { defineConfig } from '@rslib/core';
import moved from './from-esbuild.config.ts';

export default defineConfig({
  ...moved,
  lib: [{ banner: { js: '/*! stamp 1.4.0 */' } }],
});
