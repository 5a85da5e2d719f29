import { env } from 'node:process';
import { defineConfig } from '@rslib/core';

const name = env.CASE ?? 'folder';
const file = `./src/${name}.ts`;

/** @type {Record<string, import('@rslib/core').LibConfig>} */
const outputs = {
  folder: { format: 'esm' },
  mode: { format: 'cjs' },
  answer: { format: 'cjs' },
  global: { format: 'umd', umdName: 'Kit' },
  css: { format: 'esm' },
  raw: { format: 'esm', bundle: false, source: { entry: { index: [file, './src/logo.svg'] } } },
  cached: { format: 'esm', performance: { buildCache: true } },
};

const output = outputs[name] ?? {};

export default defineConfig({
  output: { distPath: `./dist/${name}` },
  performance: { buildCache: false },
  lib: [{ source: { entry: { index: file } }, ...output }],
});
