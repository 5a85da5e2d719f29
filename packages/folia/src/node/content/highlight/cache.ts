import { closeSync, openSync, readdirSync, readFileSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { attempt, createShardWriter, type Entry } from './shard-writer';

/** Texts by key, kept on disk between runs. */
export interface DiskCache {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  /** Writes what was set since the last time. */
  flush(): void;
  close(): void;
}

/** More shards than this, and the smallest are dropped when a cache is opened. */
const mostShards = 24;

/**
 * Every author appends to a shard of its own (`<random>.pack`, the texts one after another, and `<random>.idx`, a line
 * `key start length crc` for each), so any number of threads and processes may share the folder. Opening reads the
 * small indexes only; a text is read when it is asked for and must match its checksum, so a shard that was
 * cut off or damaged costs its own texts and nothing else. A folder that can't be written is no cache, not an error.
 */
export function createDiskCache(folder: string): DiskCache {
  const index = readIndexes(folder);
  const readers = new Map<string, number | null>();
  const writer = createShardWriter(folder);
  const createReader = (shard: string): number | null => {
    const known = readers.get(shard);
    if (known !== undefined) return known;
    const opened = attempt(() => openSync(join(folder, `${shard}.pack`), 'r'));
    readers.set(shard, opened);
    return opened;
  };
  return {
    get(key) {
      const entry = index.get(key);
      if (!entry) return undefined;
      const text = writer.pending(entry) ?? readText(createReader(entry.shard), entry);
      if (text === null) index.delete(key);
      return text ?? undefined;
    },
    set(key, text) {
      if (!index.has(key)) index.set(key, writer.append(key, text));
    },
    flush: writer.flush,
    close() {
      writer.close();
      for (const file of readers.values()) if (file !== null) closeSync(file);
      readers.clear();
    },
  };
}

function readText(file: number | null, { start, length, check }: Entry): string | null {
  if (file === null) return null;
  return attempt(() => {
    const bytes = Buffer.allocUnsafe(length);
    const isWhole = readSync(file, bytes, 0, length, start) === length && crc32(bytes) === check;
    return isWhole ? bytes.toString('utf8') : null;
  });
}

function readIndexes(folder: string): Map<string, Entry> {
  const index = new Map<string, Entry>();
  for (const shard of keptShards(folder)) {
    const text = attempt(() => readFileSync(join(folder, `${shard}.idx`), 'latin1')) ?? '';
    for (const [, key = '', start, length, check] of text.matchAll(/^([\w-]+) (\d+) (\d+) (\d+)\n/gm)) {
      index.set(key, { shard, start: Number(start), length: Number(length), check: Number(check) });
    }
  }
  return index;
}

function keptShards(folder: string): string[] {
  const names = (attempt(() => readdirSync(folder)) ?? [])
    .filter((name) => name.endsWith('.idx'))
    .map((name) => name.slice(0, -4));
  if (names.length <= mostShards) return names;
  const size = (name: string) => attempt(() => statSync(join(folder, `${name}.idx`)).size) ?? 0;
  const bySize = names.map((name) => ({ name, size: size(name) })).sort((one, other) => other.size - one.size);
  for (const { name } of bySize.slice(mostShards)) {
    attempt(() => rmSync(join(folder, `${name}.idx`), { force: true }));
    attempt(() => rmSync(join(folder, `${name}.pack`), { force: true }));
  }
  return bySize.slice(0, mostShards).map(({ name }) => name);
}
