import { statSync } from 'node:fs';

/**
 * The state of a file: its size in bytes (-1 when there was none) and when it was last changed, in milliseconds. A folder has no
 * size: it changes when something is added or removed.
 */
export type Fingerprint = [path: string, size: number, modified: number];

export function fingerprint(path: string): Fingerprint {
  const now = statSync(path, { throwIfNoEntry: false });
  if (now?.isDirectory()) return [path, 0, now.mtimeMs];
  return now?.isFile() ? [path, now.size, now.mtimeMs] : [path, -1, 0];
}

/** Whether the file still has this state. */
export function isUnchanged([path, size, modified]: Fingerprint): boolean {
  const [, sizeNow, modifiedNow] = fingerprint(path);
  return sizeNow === size && modifiedNow === modified;
}
