import type { Cache } from './cache';
import { type Fingerprint, fingerprint, isUnchanged } from './fingerprint';

/** A value that is valid while certain files are unchanged: those it was made of, or those that were made with it. */
interface Entry<T> {
  files: Fingerprint[];
  value: T;
}

/** The value; null when there is none, or when a file has changed since. */
export function readEntry<T>(cache: Cache, key: string): T | null {
  const text = cache.get(key);
  return text === null ? null : parseEntry<T>(text);
}

export function parseEntry<T>(text: string): T | null {
  // written by `entryText`, in this shape: a text that is not as it was written is not found
  const { files, value } = JSON.parse(text) as Entry<T>;
  return files.every(isUnchanged) ? value : null;
}

export const writeEntry = <T>(cache: Cache, key: string, { files, value }: { files: readonly string[]; value: T }) =>
  cache.set(key, entryText({ files: files.map(fingerprint), value }));

/** On one line. */
export const entryText = <T>(entry: Entry<T>): string => JSON.stringify(entry);
