import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Where a text lies, and what it must look like. */
export interface Entry {
  shard: string;
  start: number;
  length: number;
  check: number;
}

/** Appends texts to a shard that nobody else writes. */
export interface ShardWriter {
  append(key: string, text: string): Entry;
  /** A text that is not on disk yet. */
  pending(entry: Entry): string | undefined;
  flush(): void;
  close(): void;
}

interface State {
  files: { pack: number; idx: number } | null;
  /** Length of the shard with all that is pending. */
  end: number;
  /** Pending lines of the index. */
  idx: string;
  /** Pending texts by where they start. */
  texts: Map<number, Buffer>;
}

export function createShardWriter(folder: string): ShardWriter {
  const shard = `${process.pid.toString(36)}-${randomBytes(5).toString('hex')}`;
  const state: State = { files: null, end: 0, idx: '', texts: new Map() };
  return {
    append(key, text) {
      const bytes = Buffer.from(text);
      const entry = { shard, start: state.end, length: bytes.length, check: crc32(bytes) };
      state.texts.set(entry.start, bytes);
      state.idx += `${key} ${entry.start} ${entry.length} ${entry.check}\n`;
      state.end += bytes.length;
      return entry;
    },
    pending: (entry) => (entry.shard === shard ? state.texts.get(entry.start)?.toString('utf8') : undefined),
    flush: () => flush(state, join(folder, shard)),
    close() {
      flush(state, join(folder, shard));
      if (state.files) for (const file of [state.files.pack, state.files.idx]) attempt(() => closeSync(file));
      state.files = null;
    },
  };
}

function flush(state: State, path: string): void {
  if (state.texts.size === 0) return;
  state.files ??= attempt(() => {
    mkdirSync(join(path, '..'), { recursive: true });
    return { pack: openSync(`${path}.pack`, 'a'), idx: openSync(`${path}.idx`, 'a') };
  });
  const { files } = state;
  // texts first: an index never speaks of what is not there
  if (files) attempt(() => writeAll(files.pack, Buffer.concat([...state.texts.values()])));
  if (files) attempt(() => writeAll(files.idx, Buffer.from(state.idx)));
  state.texts.clear();
  state.idx = '';
}

function writeAll(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** A cache must never be the reason that a build fails. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
