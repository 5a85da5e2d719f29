import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createJiti, type TransformOptions } from 'jiti';
import { type Cache, type CacheSettings, openCache } from '../cache/cache';
import { getCacheDir } from '../support/cache-folders';
import { DocsError, type ProblemDetails } from '../support/errors';
import { hashOf, isBelow } from '../support/files';
import { getVersion, packageRoot } from '../support/packages';
import { locate, type Position, positionAt, type Source } from './source';

/**
 * Runs the configuration file; `imports` are the absolute paths of the file itself and of what it imports. Modules are registered
 * while they are loaded, which yields the list of imports, and removed from the cache afterwards, so that the next call runs them
 * again.
 */
export async function importConfig({ file, root, source }: { file: string; root: string; source: Source }) {
  const from = pathToFileURL(join(root, sep)).href;
  const cache = openCache(configCache(getCacheDir(root)));
  const transform = (options: TransformOptions) => ({ code: transformOnce(options, cache) });
  const jiti = createJiti(from, { moduleCache: true, fsCache: false, transform });
  const before = new Set(Object.keys(jiti.cache));
  const listImports = () =>
    ownModules(
      Object.keys(jiti.cache).filter((path) => !before.has(path)),
      file,
    );
  try {
    const value: unknown = await jiti.import(file, { default: true });
    return { value, imports: listImports() };
  } catch (error) {
    throw importError(error, source);
  } finally {
    cache.close();
    for (const path of listImports()) delete jiti.cache[path];
  }
}

export const configCache = (cacheDir: string): CacheSettings => ({
  folder: join(cacheDir, 'config'),
  version: getVersion('jiti'),
});

/** Loading the compiler takes longer than everything else here. */
function transformOnce(options: TransformOptions, cache: Cache): string {
  const key = hashOf(JSON.stringify(options), 32);
  const known = cache.get(key);
  if (known !== null) return known;
  const code = createJiti(options.filename ?? '', { fsCache: false }).transform(options);
  cache.set(key, code);
  return code;
}

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
  const match = /^ParseError: ([\s\S]*?)\n *(\S.*):(\d+):(\d+)/.exec(text);
  if (!match) return null;
  const [, reason = '', file = '', line, column] = match;
  const position = { line: Number(line), column: Number(column) + 1 };
  return new DocsError(
    `Broken code in ${source.label}: ${reason.trimEnd().replace(/\.?$/, '.')}`,
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
