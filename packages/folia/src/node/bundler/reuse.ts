import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Cache, openCache } from '../cache/cache';
import { readEntry, writeEntry } from '../cache/entries';
import { fingerprint } from '../cache/fingerprint';
import { attempt } from '../cache/shard';
import { hashOf } from '../support/files';

/** A finished bundle. */
export interface Finished {
  key: string;
  /** Paths of all source files. */
  sources: string[];
  /** Folders that were searched for files, and those in them that were skipped: build output. */
  searched?: string[];
  skipped?: string[];
  /** Survives `JSON.parse(JSON.stringify(x))`. */
  result: unknown;
  /** Folder of its files. @default the folder it is remembered for */
  made?: string;
  /** When bundling began, in milliseconds since 1970: a source that changed later may have been read before. */
  startedAt?: number;
}

/** Resolution of the clocks of file systems, in milliseconds. */
const clockStep = 20;

/** Folders that another build may be using are left alone for as long, in milliseconds. */
const patience = 10 * 60_000;

/** Makes a folder for a bundle below `out`, and removes those of old ones. */
export function createBundleFolder(out: string): string {
  mkdirSync(out, { recursive: true });
  for (const name of readdirSync(out)) {
    const path = join(out, name);
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (modified < Date.now() - patience) rmSync(path, { recursive: true, force: true });
  }
  return mkdtempSync(join(out, 'bundle-'));
}

/** The cache of bundles beside a bundle's folder. */
export const bundleCache = (folder: string): string => join(dirname(folder), 'bundles');

const open = (folder: string): Cache => openCache({ folder: bundleCache(folder), version: process.version });
const keyIn = (folder: string, key: string): string => hashOf(`${folder}\n${key}`, 32);

interface Remembered<Result> {
  /** Folder of the bundle's files. */
  made: string;
  id: string;
  result: Result;
  /** Hash of the names of the files in the folders that were searched. */
  names: string;
  searched: string[];
  skipped: string[];
}

/**
 * The result of the bundle in `folder`, when it was made with the same `key`, the files it was made of have not changed since and its
 * own are whole; null otherwise. Starting a bundler takes longer than checking a hundred files.
 */
export function reuse<Result>(folder: string, key: string): Result | null {
  const known = readEntry<Remembered<Result>>(open(folder), keyIn(folder, key));
  if (!known || hashNames(known) !== known.names) return null;
  return attempt(() => bundleId(known.made)) === known.id ? known.result : null;
}

/** Changes with the code of the bundle in `folder`. */
export function bundleId(folder: string): string {
  const files = filesIn(folder).sort();
  return hashOf(files.map((file) => relative(folder, file) + hashOf(readFileSync(file), 20)).join());
}

/** Records how the bundle in `folder` was made, unless a source was changed or removed meanwhile. */
export function remember(
  folder: string,
  { key, sources, result, made = folder, searched = [], skipped = [], startedAt = Infinity }: Finished,
): void {
  if (sources.some((path) => hasChanged(path, startedAt))) return;
  const cache = open(folder);
  const files = sources.filter((path) => fingerprint(path)[1] >= 0);
  const value: Remembered<unknown> = {
    ...{ made, result, searched, skipped },
    id: bundleId(made),
    names: hashNames({ searched, skipped }),
  };
  writeEntry(cache, keyIn(folder, key), { files, value });
  cache.close();
}

/** Removing a file changes its folder. */
function hasChanged(path: string, since: number): boolean {
  const stats = attempt(() => statSync(path)) ?? attempt(() => statSync(dirname(path)));
  return stats !== null && stats.ctimeMs >= since - clockStep;
}

/** Contents are compared file by file: those that were read are sources. */
function hashNames({ searched, skipped }: { searched: readonly string[]; skipped: readonly string[] }): string {
  const names: string[] = [];
  const visit = (folder: string) => {
    for (const entry of attempt(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
      const path = join(folder, entry.name);
      if (entry.name.startsWith('.') || entry.name === 'node_modules' || skipped.includes(path)) continue;
      if (entry.isDirectory()) visit(path);
      else names.push(path);
    }
  };
  for (const folder of searched) visit(folder);
  return hashOf(names.sort().join('\n'), 20);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
