import { env } from 'node:process';
import { defineConfig } from '@rslib/core';

const typed = { source: { tsconfigPath: './tsconfig.typed.json' } };
const entry = (path) => ({ source: { entry: { index: path } } });

/** One wrong configuration for every text. */
const cases = {
  // the configuration
  'empty-lib': { lib: [] },
  'same-id': { lib: [{ id: 'a' }, { id: 'a', format: 'cjs' }] },
  'unknown-format': { lib: [{ format: 'amd' }] },
  'unknown-syntax': { lib: [{ syntax: 'es2026' }] },
  'unknown-target': { output: { target: 'web-worker' } },
  'umd-bundleless': { lib: [{ format: 'umd', bundle: false }] },
  'wasm-cjs': { lib: [{ format: 'cjs', wasm: { mode: 'preserve' } }] },
  'no-mf-plugin': { lib: [{ format: 'mf' }] },
  'helpers-missing': { externalHelpers: true },
  'outside-dist': { root: './other', ...entry('../src/index.ts'), output: { distPath: '../outside' } },
  // entries
  'no-entry': { root: './other' },
  'entry-missing': entry('./src/main.ts'),
  'entry-string': { source: { entry: './src/index.ts' } },
  'entry-glob': entry('./src/*.ts'),
  'entry-nothing': { bundle: false, ...entry('./lib/**') },
  'entry-twice': { bundle: false, ...entry(['./src/twice.ts', './src/twice.js']) },
  // modules
  'no-module': entry('./src/finds-nothing.ts'),
  'node-module': { output: { target: 'web' }, ...entry('./src/joins.ts') },
  'no-sass': { output: { target: 'web' }, ...entry('./src/styled.ts') },
  'bad-define': { source: { entry: { index: './src/version.ts' }, define: { VERSION: '1.2.3' } } },
  'iife-export': { lib: [{ format: 'iife' }] },
  'umd-meta': { lib: [{ format: 'umd', umdName: 'Kit' }], ...entry('./src/place.ts') },
  // declarations
  'no-tsconfig': { dts: true },
  'tsconfig-missing': { source: { tsconfigPath: './nope.json' } },
  'type-error': { dts: true, source: { tsconfigPath: './tsconfig.wrong.json' } },
  'bundle-build': { dts: { bundle: true, build: true }, ...typed },
  'no-tsgo': { dts: { tsgo: false }, ...typed },
  'shared-dts': { dts: true, ...typed, lib: [{ format: 'esm' }, { format: 'cjs' }] },
};

export default defineConfig({ performance: { buildCache: false }, ...cases[env.CASE ?? ''] });
