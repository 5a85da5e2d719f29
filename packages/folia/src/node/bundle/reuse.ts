import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../../model/page';

/** What is remembered of a finished bundle, beside its files. */
interface Remembered {
  key: string;
  /** Source path, size, modification time. */
  sources: [path: string, size: number, modified: number][];
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
    const unchanged = remembered.sources.every(([path, size, modified]) => {
      const now = statSync(path);
      return now.size === size && now.mtimeMs === modified;
    });
    return unchanged ? remembered.result : null;
  } catch {
    return null;
  }
}

/** Notes how the bundle in `folder` was made. */
export function remember(folder: string, { key, sources, result }: Finished): void {
  const facts = sources.flatMap((path): Remembered['sources'] => {
    const now = statSync(path, { throwIfNoEntry: false });
    return now?.isFile() ? [[path, now.size, now.mtimeMs]] : [];
  });
  const remembered: Remembered = { key, sources: facts, result };
  writeFileSync(join(folder, file), JSON.stringify(remembered));
}
