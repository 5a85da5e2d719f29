import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../shared/page';
import { type Fingerprint, fingerprint, isUnchanged } from '../cache/fingerprint';
import { hashOf } from '../support/files';

/** What is remembered of a finished bundle, beside its files. */
interface Remembered {
  key: string;
  sources: Fingerprint[];
  result: Json;
}

/** A bundle as it is when it is done. */
export interface Finished {
  key: string;
  /** Paths of all files it was made of. */
  sources: string[];
  result: Json;
}

const file = 'folia-bundle.json';

/**
 * The result of the bundle that lies in `folder`, when it was made with the same `key` from files that have not changed
 * since; null otherwise. Starting a bundler takes longer than looking at a hundred files.
 */
export function reuse(folder: string, key: string): Json | null {
  try {
    // the file was written by `remember`; anything else fails one of the checks or throws
    const remembered = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Remembered;
    if (remembered.key !== key) return null;
    return remembered.sources.every(isUnchanged) ? remembered.result : null;
  } catch {
    return null;
  }
}

/** Changes with whatever the bundle in `folder` was made of. */
export const bundleId = (folder: string): string => hashOf(readFileSync(join(folder, file)));

/** Notes how the bundle in `folder` was made. */
export function remember(folder: string, { key, sources, result }: Finished): void {
  const fingerprints = sources.map(fingerprint).filter(([, size]) => size >= 0);
  const remembered: Remembered = { key, sources: fingerprints, result };
  writeFileSync(join(folder, file), JSON.stringify(remembered));
}
