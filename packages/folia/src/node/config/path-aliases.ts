import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RsbuildConfig } from '@rsbuild/core';
import { createPathsMatcher, parseTsconfig } from 'get-tsconfig';
import { DocsError } from '../support/errors';
import { checkIsFile } from '../support/files';

/** Names that stand for paths: `@components/*` → absolute paths to try, in order; what `*` matches takes the place of theirs. */
export type PathAliases = Record<string, string[]>;

/**
 * `paths` of the `tsconfig.json` beside the configuration. Of its text the bundler reads the same for modules.
 *
 * @throws DocsError when it cannot be read
 */
export function readPathAliases(root: string): { aliases: PathAliases; files: string[] } {
  const path = join(root, 'tsconfig.json');
  if (!existsSync(path)) return { aliases: {}, files: [] };
  checkIsFile(path);
  const tsconfig = { path, config: parse(path) };
  const match = createPathsMatcher(tsconfig);
  const patterns = Object.keys(tsconfig.config.compilerOptions?.paths ?? {});
  // a pattern matches itself: what it stands for is its targets as absolute paths
  return { aliases: Object.fromEntries(patterns.map((pattern) => [pattern, match?.(pattern) ?? []])), files: [path] };
}

/** `resolve.alias` in the same form: `@parts` is also the beginning of longer names, `@parts$` is not. */
export function readBundlerAliases(rsbuild: RsbuildConfig | undefined, root: string): PathAliases {
  const alias = rsbuild?.resolve?.alias;
  if (!alias || typeof alias === 'function') return {};
  const entries = Object.entries(alias).flatMap(([name, target]): [string, string[]][] => {
    const paths = [target]
      .flat()
      .filter((path) => typeof path === 'string')
      .map((path) => resolve(root, path));
    if (name.endsWith('$')) return [[name.slice(0, -1), paths]];
    return [
      [name, paths],
      [`${name}/*`, paths.map((path) => join(path, '*'))],
    ];
  });
  return Object.fromEntries(entries);
}

function parse(path: string) {
  try {
    return parseTsconfig(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DocsError(`tsconfig.json cannot be read: ${reason}`, { at: { file: path, line: 0, column: 0 } });
  }
}
