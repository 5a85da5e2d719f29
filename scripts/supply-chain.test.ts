import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { root } from './place.mjs';

interface Locked {
  license?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const locked: Record<string, Locked> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

test('only a package of a sample has an install script', () => {
  const scripted = Object.keys(locked).filter((path) => locked[path]?.hasInstallScript);
  expect(scripted).toEqual(['node_modules/@rsbuild/plugin-svelte/node_modules/svelte-preprocess']);
});

/** The folder that `name` is found in, from the folder of the package that imports it. */
function findFolder(name: string, from: string): string | null {
  const path = `${from ? `${from}/` : ''}node_modules/${name}`;
  if (locked[path]) return path;
  return from ? findFolder(name, from.slice(0, Math.max(0, from.lastIndexOf('/')))) : null;
}

function installedWith(folder: string): string[] {
  const found = new Set([folder]);
  for (const path of found) {
    const { dependencies, optionalDependencies } = locked[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = findFolder(name, path);
      if (next) found.add(next);
    }
  }
  found.delete(folder);
  return [...found];
}

const permissive =
  /^\(?(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)(?: (?:OR|AND) (?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0))*\)?$/;

test('dependencies of the engine have a permissive licence', () => {
  const paths = installedWith('packages/folia');
  expect(paths.length).toBeGreaterThan(50);
  const other = paths.filter((path) => !permissive.test(locked[path]?.license ?? ''));
  expect(other.map((path) => `${path}: ${locked[path]?.license}`)).toEqual([]);
});
