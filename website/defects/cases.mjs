/**
 * Each defect of `guide/faq/known-issues` as the smallest project that has it. `shows` looks at a build and answers whether it has the
 * defect; null says that the version refuses the input of the case, so it cannot tell.
 *
 * @typedef {{ status: number | null, log: string, read: (path: string) => string | null }} Built
 * @typedef {{ files: Record<string, string>, config?: string, flags?: string[][], typescript?: string, attempts?: number, shows: (built: Built) => boolean | null }} Case
 */

const config = (/** @type {string} */ body) =>
  `import { defineConfig } from '@rslib/core';\nexport default defineConfig(${body});\n`;

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** @type {Record<string, Case>} */
export const cases = {
  iife: {
    files: { 'src/index.js': 'export const a = 1;\n' },
    config: config(`{ lib: [{ format: 'iife' }] }`),
    shows: ({ status }) => status !== 0,
  },
  banner: {
    files: { 'src/index.js': '#!/usr/bin/env node\nconsole.log(1);\n' },
    config: config(`{ lib: [{ format: 'esm', banner: { js: '/*! stamp */' } }] }`),
    shows: ({ read }) => /^(?!#!)[\s\S]*\n#!/.test(read('dist/index.js') ?? ''),
  },
  'import-meta-url': {
    files: { 'src/index.js': 'export const url = import.meta.url;\n' },
    config: config(`{ lib: [{ format: 'cjs', shims: { cjs: { 'import.meta.url': false } } }] }`),
    shows: ({ read }) => /file:\/\/\/[^"']*src\/index\.js/.test(read('dist/index.cjs') ?? ''),
  },
  declarations: {
    // two compilers write at the same time: not every build is affected
    attempts: 6,
    typescript: '7',
    files: {
      'src/index.ts': 'export const a: number = 1;\n',
      'tsconfig.json':
        '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","target":"es2022","strict":true,"skipLibCheck":true,"rootDir":"src","types":[]},"include":["src"]}',
    },
    config: config(`{ lib: ['esm', 'cjs'].map((format) => ({ format, dts: { autoExtension: true, tsgo: true } })) }`),
    shows: ({ status, read }) => (status === 0 ? read('dist/index.d.ts') === null : null),
  },
  queries: {
    files: { 'src/index.js': `import text from './mark.svg?raw';\nexport { text };\n`, 'src/mark.svg': picture },
    config: config(`{ source: { entry: { index: ['./src/**'] } }, lib: [{ format: 'esm', bundle: false }] }`),
    shows: ({ status, read }) =>
      status === 0 ? !(read('dist/index.js') ?? '').includes('?raw') && read('dist/mark.js') !== null : null,
  },
  'new-url': {
    files: {
      'src/index.js': `export const mark = new URL('./mark.svg', import.meta.url).href;\n`,
      'src/mark.svg': picture,
    },
    config: config(`{ lib: [{ format: 'esm' }], output: { dataUriLimit: 1000 } }`),
    shows: ({ log }) => log.includes('unreachable code'),
  },
  'inject-styles': {
    files: { 'src/index.js': `import './base.css';\nexport const a = 1;\n`, 'src/base.css': 'b { color: red; }\n' },
    config: config(
      `{ source: { entry: { index: ['./src/**'] } }, output: { target: 'web', injectStyles: true }, lib: [{ format: 'esm', bundle: false }] }`,
    ),
    shows: ({ status, read }) =>
      status === 0 ? (read('dist/index.js') ?? '').includes('base.css') && read('dist/base.css') === null : null,
  },
  cache: {
    files: { 'src/index.js': 'export const a = (b) => b?.c ?? 0;\n' },
    config: config(`{ lib: [{ format: 'esm' }], performance: { buildCache: true } }`),
    flags: [['--syntax', 'es2015'], []],
    // the second build has no flag, and should keep the syntax
    shows: ({ status, read }) => (status === 0 ? !(read('dist/index.js') ?? '').includes('?.') : null),
  },
  query: {
    files: { 'src/index.js': 'export const a = 1;\n' },
    config: config(`{ lib: [{ format: 'esm', syntax: 'foo' }] }`),
    shows: ({ log }) => log.includes('failed to resolve browserslist query'),
  },
  lightningcss: {
    files: { 'src/index.js': `import './base.css';\n`, 'src/base.css': 'b { color: red; }\n' },
    config: config(
      `{ lib: [{ format: 'esm' }], output: { target: 'web' }, tools: { lightningcssLoader: () => { console.log('loader called'); } } }`,
    ),
    shows: ({ status, log }) => (status === 0 ? !log.includes('loader called') : null),
  },
};
