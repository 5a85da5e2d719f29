import { statSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';

export type ImportTarget =
  /** Code, style or data: comes from the server bundle. */
  | { kind: 'module'; key: string; path: string | null }
  /** Markdown: compiled here. */
  | { kind: 'fragment'; path: string }
  | { kind: 'missing'; path: string };

/** `@theme`, and what it is called in pages that were written for Rspress. */
const themeNames = new Set([
  '@theme',
  '@rspress/core/theme',
  '@rspress/theme',
  'rspress/theme',
  '@theme-original',
  '@rspress/core/theme-original',
]);

const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.mdx',
  '.md',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** Where an import of a page leads. `/x` is read from the project folder; bare names are packages. */
export function resolveImport(source: string, from: string, root: string): ImportTarget {
  if (themeNames.has(source)) return { kind: 'module', key: '@theme', path: null };
  const isPath = /^\.{0,2}\//.test(source) || source === '.' || source === '..';
  const [, file = source, query = ''] = /^([^?]*)(\?.*)?$/s.exec(source) ?? [];
  if (!isPath)
    return /\.mdx?$/.test(file) ? { kind: 'missing', path: resolve(dirname(from), file) } : packageTarget(source);
  const wanted = file.startsWith('/') ? resolve(root, file.slice(1)) : resolve(dirname(from), file);
  const path = endings.map((ending) => wanted + ending).find(isFile);
  if (path === undefined) return { kind: 'missing', path: wanted };
  if (/\.mdx?$/.test(path)) return { kind: 'fragment', path };
  return { kind: 'module', key: keyOf(path, root) + query, path };
}

/** The name of one of the project's modules in the server bundle: `components/Chart.tsx`. */
export const keyOf = (path: string, root: string): string => relative(root, path).split(sep).join('/');

const packageTarget = (key: string): ImportTarget => ({ kind: 'module', key, path: null });

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
