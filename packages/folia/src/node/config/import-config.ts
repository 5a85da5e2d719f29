import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createJiti, type JitiOptions, type TransformOptions } from 'jiti';
import { type Cache, openCache } from '../cache/cache';
import { getCacheDir } from '../support/cache-folders';
import { DocsError, type ProblemDetails } from '../support/errors';
import { hashOf, isBelow } from '../support/files';
import { getVersion, packageRoot } from '../support/packages';
import { locate, type Position, positionAt, type Source } from './source';

/** A module of TypeScript as CommonJS. */
export type Transpile = (source: string, file: string) => string;

export interface ImportRequest {
  file: string;
  root: string;
  source: Source;
  /** Loads a transpiler that will be needed anyway: the first call then need not load the thorough one of jiti, which takes 150 ms. */
  transpiler?: (() => Promise<Transpile>) | undefined;
}

interface Imported {
  value: unknown;
  /** Absolute paths of the file itself and of what it imports. */
  imports: string[];
}

/** Runs the configuration file. What the transpiler makes of a module is in the cache, by the text it was made of. */
export async function importConfig({ file, root, source, transpiler }: ImportRequest): Promise<Imported> {
  const folder = join(getCacheDir(root), 'config');
  if (transpiler && !existsSync(folder)) {
    const transpile = await transpiler();
    const cache = openConfigCache(folder);
    const transform = cached(cache, (module) => transpile(module.source, module.filename ?? file));
    const imported = await runModule(file, { root, transform }).catch(() => null);
    if (imported) cache.close();
    if (imported) return imported;
  }
  // jiti knows more syntax and says better what is wrong
  const { transform: transpile } = createJiti(pathToFileURL(join(root, sep)).href, { fsCache: false });
  const cache = openConfigCache(folder);
  const imported = await runModule(file, { root, transform: cached(cache, transpile) }).catch((error: unknown) => {
    throw importError(error, source);
  });
  cache.close();
  return imported;
}

const openConfigCache = (folder: string): Cache =>
  openCache({ folder, version: `${getVersion('jiti')} ${process.version}` });

function cached(cache: Cache, transpile: (module: TransformOptions) => string): Transform {
  return (module) => {
    const key = hashOf([module.filename, module.async, module.source].join('\n'), 32);
    const known = cache.get(key);
    if (known !== null) return { code: known };
    const code = transpile(module);
    cache.set(key, code);
    return { code };
  };
}

type Transform = NonNullable<JitiOptions['transform']>;

interface ModuleOptions {
  root: string;
  transform: Transform;
}

/** Modules are registered while they are loaded, which tells us what is imported, and forgotten afterwards, so that the next call runs them afresh. */
async function runModule(file: string, { root, ...options }: ModuleOptions): Promise<Imported> {
  const jiti = createJiti(pathToFileURL(join(root, sep)).href, { moduleCache: true, fsCache: false, ...options });
  const before = new Set(Object.keys(jiti.cache));
  try {
    const value = await jiti.import(file, { default: true });
    return { value, imports: ownModules(loaded(jiti.cache, before), file) };
  } finally {
    for (const path of ownModules(loaded(jiti.cache, before), file)) delete jiti.cache[path];
  }
}

const loaded = (cache: object, before: ReadonlySet<string>): string[] =>
  Object.keys(cache).filter((path) => !before.has(path));

/** The configuration file itself, and what it imports outside of packages and of this one. */
function ownModules(paths: readonly string[], file: string): string[] {
  const foreign = (path: string) => path.includes(`${sep}node_modules${sep}`) || isBelow(packageRoot, path);
  return [...new Set([file, ...paths.filter((path) => !foreign(path))])];
}

function importError(error: unknown, source: Source): DocsError {
  if (error instanceof DocsError) return error;
  const text = error instanceof Error ? error.message : String(error);
  return parseError(text, source) ?? missingModule(text, source) ?? thrownError(error, text, source);
}

/** `ParseError: Unexpected token \n /site/folia.config.ts:4:0`; the column counts from 0. */
function parseError(text: string, source: Source): DocsError | null {
  const match = /^ParseError: ([\s\S]*?)\s*\n\s*(.+):(\d+):(\d+)/.exec(text);
  if (!match) return null;
  const [, reason = '', file = '', line, column] = match;
  const position = { line: Number(line), column: Number(column) + 1 };
  return new DocsError(
    `Broken code in ${source.label}: ${reason.replace(/\.?$/, '.')}`,
    locateError(file, position, source),
  );
}

function missingModule(text: string, source: Source): DocsError | null {
  const name = /^Cannot find (?:module|package) '([^']+)'/.exec(text)?.[1];
  if (!name) return null;
  const offset = source.text.search(new RegExp(`['"]${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"]`));
  const position = offset < 0 ? null : positionAt(source.text, offset);
  const hint = name.startsWith('.') ? 'Check the path.' : `Is "${name}" installed?`;
  return new DocsError(`${source.label} imports "${name}", which does not exist.`, {
    ...locate(source, position),
    hint,
  });
}

/** The file is transpiled line by line: the line of a stack is right, its column is not. */
function thrownError(error: unknown, text: string, source: Source): DocsError {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = /:(\d+):\d+\)?$/.exec(ownLine(stack, source.file))?.[1];
  const position = line ? { line: Number(line), column: 0 } : null;
  return new DocsError(`${source.label} failed: ${text}`, locate(source, position));
}

/** The first line of a stack that is in the configuration file. */
const ownLine = (stack: string, file: string): string =>
  stack.split('\n').find((line) => line.includes(`${file}:`)) ?? '';

/** The error may be in a file that the configuration imports: then without a code frame. */
function locateError(file: string, position: Position, source: Source): ProblemDetails {
  return file === source.file ? locate(source, position) : { at: { file, ...position } };
}
