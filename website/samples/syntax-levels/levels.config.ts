import { defineConfig } from '@rslib/core';

const levels = ['es5', 'es2015', 'es2017', 'es2020', 'es2021', 'es2022', 'esnext'] as const;

export default defineConfig({
  lib: levels.map((syntax) => ({ id: syntax, syntax, output: { distPath: `./dist/${syntax}` } })),
});
