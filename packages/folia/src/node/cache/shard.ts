import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Where a text is, and what it must look like. */
export interface TextPointer {
  file: string;
  start: number;
  /** In bytes. */
  length: number;
  check: number;
}

export const computeChecksum = (bytes: Uint8Array, key: string): number => crc32(bytes, crc32(key));

/** Two files that a single author appends to: texts one after another, and a line of the index for each that has a key. */
export interface Shard {
  append(text: string, key?: string): TextPointer;
  /** A text that is not on disk yet. */
  pending(pointer: TextPointer): Buffer | undefined;
  flush(): void;
  close(): void;
}

interface State {
  files: { pack: number; index: number } | null;
  /** Length of the texts with those that are pending. */
  end: number;
  /** Pending lines of the index. */
  lines: string;
  /** Pending texts by where they start. */
  texts: Map<number, Buffer>;
}

export function createShard(folder: string, header: string): Shard {
  const path = join(folder, `${process.pid.toString(36)}-${randomBytes(5).toString('hex')}`);
  const file = `${path}.pack`;
  const state: State = { files: null, end: 0, lines: header, texts: new Map() };
  return {
    append(text, key = '') {
      const bytes = Buffer.from(text);
      const pointer = { file, start: state.end, length: bytes.length, check: computeChecksum(bytes, key) };
      if (bytes.length > 0) state.texts.set(pointer.start, bytes);
      if (key !== '') state.lines += `${key} ${pointer.start} ${pointer.length} ${pointer.check}\n`;
      state.end += bytes.length;
      return pointer;
    },
    pending(pointer) {
      if (pointer.file !== file) return undefined;
      return pointer.length === 0 ? Buffer.alloc(0) : state.texts.get(pointer.start);
    },
    flush: () => flush(state, path),
    close() {
      flush(state, path);
      if (state.files) for (const each of [state.files.pack, state.files.index]) attempt(() => closeSync(each));
      state.files = null;
    },
  };
}

function flush(state: State, path: string): void {
  if (state.texts.size === 0) return;
  state.files ??= attempt(() => {
    mkdirSync(dirname(path), { recursive: true });
    return { pack: openSync(`${path}.pack`, 'a'), index: openSync(`${path}.idx`, 'a') };
  });
  const { files } = state;
  // texts first: an index never speaks of what is not there
  if (files) attempt(() => writeAll(files.pack, Buffer.concat([...state.texts.values()])));
  if (files) attempt(() => writeAll(files.index, Buffer.from(state.lines)));
  state.texts.clear();
  state.lines = '';
}

function writeAll(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** The bytes of a text; null when they are not there or not what was written. */
export function readBytes(pointer: TextPointer, key = ''): Buffer | null {
  return attempt(() => {
    const file = openSync(pointer.file, 'r');
    try {
      const bytes = Buffer.allocUnsafe(pointer.length);
      const isWhole = readSync(file, bytes, 0, pointer.length, pointer.start) === pointer.length;
      return isWhole && computeChecksum(bytes, key) === pointer.check ? bytes : null;
    } finally {
      closeSync(file);
    }
  });
}

/** A cache must never be the reason that a build fails. */
export function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
