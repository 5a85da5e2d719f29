import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: 'es2021' }],
});
