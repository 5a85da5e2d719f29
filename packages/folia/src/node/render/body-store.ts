import { closeSync, mkdirSync, openSync, readSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Island, Section } from '../../shared/page';
import type { BodyPointer } from '../../shared/site';

/** What waits on disk between rendering and rendering: the parts of a page that are as large as the page. */
export interface StoredBody {
  body: string;
  islands: Island[];
  sections: Section[];
}

/** A file to which one worker appends bodies. Thousands of pages in one file: no folder with thousands of entries, no memory. */
export interface BodyStore {
  append(body: StoredBody): BodyPointer;
  close(): void;
}

export function createBodyStore(file: string): BodyStore {
  mkdirSync(dirname(file), { recursive: true });
  const handle = openSync(file, 'w');
  const state = { end: 0 };
  return {
    append(body) {
      const bytes = Buffer.from(JSON.stringify(body));
      const start = state.end;
      for (let done = 0; done < bytes.length; )
        done += writeSync(handle, bytes, done, bytes.length - done, start + done);
      state.end += bytes.length;
      return { file, start, length: bytes.length };
    },
    close: () => closeSync(handle),
  };
}

/** Reads a body back, in whatever worker needs it. */
export function readBody({ file, start, length }: BodyPointer): StoredBody {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(length);
    for (let done = 0; done < length; ) {
      const read = readSync(handle, bytes, done, length - done, start + done);
      if (read === 0) throw new Error(`The file of page bodies ends too early: ${file}`);
      done += read;
    }
    // written by `append`, in this shape
    return JSON.parse(bytes.toString()) as StoredBody;
  } finally {
    closeSync(handle);
  }
}
