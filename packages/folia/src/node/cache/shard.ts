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
  /** Only its pointer leads to a text without a key. */
  append(text: string, key?: string): TextPointer;
  close(): void;
}

/** @param isNeeded whether a text that cannot be written is an error */
export function createShard(folder: string, header: string, isNeeded = false): Shard {
  const path = join(folder, `${process.pid.toString(36)}-${randomBytes(5).toString('hex')}`);
  const state: { files: { pack: number; index: number } | null; end: number } = { files: null, end: 0 };
  return {
    append(text, key = '') {
      const bytes = Buffer.from(text);
      const check = computeChecksum(bytes, key);
      const pointer = { file: `${path}.pack`, start: state.end, length: bytes.length, check };
      const write = () => {
        state.files ??= openFiles(path, header);
        // text first: an index must not name what is not there
        writeAll(state.files.pack, bytes);
        state.end += bytes.length;
        if (key !== '') writeAll(state.files.index, Buffer.from(`${key} ${pointer.start} ${bytes.length} ${check}\n`));
      };
      if (isNeeded) write();
      else attempt(write);
      return pointer;
    },
    close() {
      if (state.files) for (const each of [state.files.pack, state.files.index]) attempt(() => closeSync(each));
      state.files = null;
    },
  };
}

function openFiles(path: string, header: string) {
  mkdirSync(dirname(path), { recursive: true });
  const files = { pack: openSync(`${path}.pack`, 'a'), index: openSync(`${path}.idx`, 'a') };
  writeAll(files.index, Buffer.from(header));
  return files;
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
