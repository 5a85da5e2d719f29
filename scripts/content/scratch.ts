import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../place.mjs';

/** Runs `work` with a new folder from which the packages of the workspace are found, and removes it afterwards. */
export function inScratchFolder<Result>(name: string, work: (folder: string) => Result): Result {
  const cache = join(root, 'node_modules/.cache/content');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, `${name}-`));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
