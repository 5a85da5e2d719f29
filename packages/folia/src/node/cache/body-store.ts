import type { Island, Section } from '../../shared/page';
import type { BodyPointer } from '../../shared/site';
import { readBytes } from './shard';

/** The parts of a page that are kept on disk, because they are as large as the page. */
export interface StoredBody {
  body: string;
  islands: Island[];
  /** See `PagePayload`. */
  styled: boolean;
  sections: Section[];
}

/** Reads a body back, in any thread. */
export function readBody(pointer: BodyPointer): StoredBody {
  const bytes = readBytes(pointer);
  if (!bytes) throw new Error(`The file of page bodies has been changed: ${pointer.file}`);
  // written by `storePage`, in this shape
  return JSON.parse(bytes.toString()) as StoredBody;
}
