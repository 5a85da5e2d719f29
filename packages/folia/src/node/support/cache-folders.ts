import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The caches of a site's builds, by the folder of its configuration. */
export const getCacheDir = (root: string): string => join(root, 'node_modules', '.cache', 'folia');

/** The first folder that can be written; a temporary one that lasts as long as the process where none can. */
export function getWritableFolder(folders: readonly string[]): string {
  const found = folders.find(canWrite);
  return found ?? createTemporaryFolder('folia-cache-').path;
}

/** A folder that lasts until `remove` is called, or as long as the process. */
export function createTemporaryFolder(prefix: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), prefix));
  const removeFolder = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', removeFolder);
  return {
    path,
    remove() {
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}

function canWrite(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
