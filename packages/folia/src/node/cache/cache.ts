import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../support/files';
import { attempt, createShard, readBytes, type Shard, type TextPointer } from './shard';

export type Cache = ReturnType<typeof openCache>;

export interface CacheSettings {
  folder: string;
  /** Entries of another version are ignored. */
  version: string;
}

/**
 * Texts by key, kept on disk between runs. Every author appends to a shard of its own (`<random>.pack`, the texts one after
 * another, and `<random>.idx`, a line `key start length check` for each), so any number of threads and processes may share the
 * folder, and nothing that was written is ever written over. Opening reads the small indexes only; a text is read when it is asked
 * for and must match its length and checksum, so a truncated or damaged shard only loses its own texts. A folder that can't be
 * written is no cache, not an error.
 *
 * Keys are hashes of everything the text was made of, as far as that is known before; the rest is in the text (`entries.ts`).
 */
export function openCache({ folder, version }: CacheSettings) {
  const header = getHeader(version);
  const index = readIndexes(folder, header);
  const shard = createShard(folder, header);
  /** A text with its place. */
  const find = (key: string): { pointer: TextPointer; bytes: Buffer } | null => {
    const pointer = index.get(key);
    if (!pointer) return null;
    const bytes = readBytes(pointer, key);
    if (bytes) return { pointer, bytes };
    index.delete(key);
    return null;
  };
  return {
    find,
    get: (key: string): string | null => find(key)?.bytes.toString() ?? null,
    set(key: string, text: string): TextPointer {
      const pointer = shard.append(text, key);
      index.set(key, pointer);
      return pointer;
    },
    close: shard.close,
  };
}

/** For code that only adds to a cache, and reads by pointers what was added. @throws the system's error when it can't be written */
export const createCacheWriter = ({ folder, version }: CacheSettings): Shard =>
  createShard(folder, getHeader(version), true);

/** First line of an index. */
export const getHeader = (version: string): string => `folia-cache 1 ${hashOf(version, 20)}\n`;

/** Pointers by key; of several texts of one key the newest counts. */
function readIndexes(folder: string, header: string): Map<string, TextPointer> {
  const index = new Map<string, TextPointer>();
  for (const { path } of listShards(folder))
    for (const [key, pointer] of readIndex(path, header)) index.set(key, pointer);
  return index;
}

/** The shards of a folder, oldest first, by their paths without ending. */
export function listShards(folder: string): { path: string; size: number; modified: number }[] {
  const names = attempt(() => readdirSync(folder)) ?? [];
  const found = names
    .filter((name) => name.endsWith('.idx'))
    .flatMap((name) => {
      const path = join(folder, name.slice(0, -'.idx'.length));
      const size = attempt(() => statSync(`${path}.pack`).size) ?? 0;
      const modified = attempt(() => statSync(`${path}.idx`).mtimeMs);
      return modified === null ? [] : [{ path, size, modified }];
    });
  return found.sort((a, b) => a.modified - b.modified);
}

export function* readIndex(path: string, header: string): Generator<[key: string, pointer: TextPointer]> {
  const text = attempt(() => readFileSync(`${path}.idx`, 'latin1')) ?? '';
  if (!text.startsWith(header)) return;
  const file = `${path}.pack`;
  for (const [, key = '', start, length, check] of text.matchAll(/^([\w-]+) (\d+) (\d+) (\d+)\n/gm))
    yield [key, { file, start: Number(start), length: Number(length), check: Number(check) }];
}
