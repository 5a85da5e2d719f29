import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { getRspressModule } from '../../../shared/rspress-names';
import { isFile } from '../../support/files';
import type { ContentConfig } from '../types';

export type ImportTarget =
  /** Code, style or data: comes from the server bundle. */
  | { kind: 'module'; key: string; path: string | null }
  /** Markdown: compiled here. */
  | { kind: 'fragment'; path: string }
  /** `path` is where a file was looked for; null: it is the name of a package. */
  | { kind: 'missing'; path: string | null };

export type ResolveSettings = Pick<ContentConfig, 'root' | 'aliases'>;

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

/** Where an import of a page leads. `/x` is read from the project folder; bare names are aliases, then packages. */
export function resolveImport(source: string, from: string, settings: ResolveSettings): ImportTarget {
  const compatible = getRspressModule(source);
  if (compatible === 'theme') return { kind: 'module', key: '@theme', path: null };
  // the bundler puts a module of the engine in its place
  if (compatible) return packageTarget(source);
  const [, file = source, query = ''] = /^([^?]*)(\?.*)?$/s.exec(source) ?? [];
  const { root } = settings;
  const wanted = candidates(file, from, settings);
  const path = wanted.flatMap((each) => endings.map((ending) => each + ending)).find(isFile);
  if (path === undefined)
    return isInstalled(file, root) ? packageTarget(source) : { kind: 'missing', path: wanted[0] ?? null };
  if (/\.mdx?$/.test(path)) return { kind: 'fragment', path };
  return { kind: 'module', key: keyOf(path, root) + query, path };
}

/** Paths that an import may mean, without endings. */
function candidates(file: string, from: string, { root, aliases }: ResolveSettings): string[] {
  if (file.startsWith('/')) return [resolve(root, file.slice(1))];
  if (isRelative(file)) return [resolve(dirname(from), file)];
  const matching = Object.keys(aliases).filter((pattern) => matches(pattern, file));
  // like TypeScript, the most specific pattern wins
  const best = matching.sort((a, b) => getPrefix(b).length - getPrefix(a).length)[0];
  if (best === undefined) return /\.mdx?$/.test(file) ? [resolve(dirname(from), file)] : [];
  const inner = file.slice(getPrefix(best).length, file.length - getSuffix(best).length);
  return (aliases[best] ?? []).map((target) => target.replace('*', () => inner));
}

const isRelative = (file: string): boolean => /^\.{1,2}(?:\/|$)/.test(file);
const getPrefix = (pattern: string): string => pattern.split('*', 1)[0] ?? '';
const getSuffix = (pattern: string): string => pattern.split('*')[1] ?? '';

const matches = (pattern: string, file: string): boolean =>
  pattern.includes('*')
    ? file.length >= pattern.length - 1 && file.startsWith(getPrefix(pattern)) && file.endsWith(getSuffix(pattern))
    : pattern === file;

/** Whether the project finds a package of that name; the bundler checks its exports. */
function isInstalled(source: string, root: string): boolean {
  const name = /^(?:@[^/]+\/)?[^/.@][^/]*/.exec(source)?.[0];
  if (name === undefined) return false;
  if (isBuiltin(source)) return true;
  const above = (folder: string): boolean =>
    existsSync(join(folder, 'node_modules', name)) || (dirname(folder) !== folder && above(dirname(folder)));
  return above(root);
}

/** The name of one of the project's modules in the server bundle: `components/Chart.tsx`. */
export const keyOf = (path: string, root: string): string => relative(root, path).split(sep).join('/');

/** Told apart from a folder of the project with the same name. */
const packageTarget = (source: string): ImportTarget => ({ kind: 'module', key: `npm:${source}`, path: null });
