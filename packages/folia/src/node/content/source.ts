import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { DocsError } from '../support/errors';
import { checkIsFile, checkName } from '../support/files';

/** The memory that a page needs is a multiple of this, and so is the page that readers download. */
const mostBytes = 60_000_000;

/**
 * Reads a text file as UTF-8, without its byte order mark.
 * @throws DocsError when the file can't be read, is too large, or is in another encoding.
 */
export function readSource(path: string): string {
  const bytes = readBytes(path);
  if (bytes.length > mostBytes) {
    throw new DocsError(
      `The file has ${Math.round(bytes.length / 1e6)} MB, and may have ${mostBytes / 1e6} MB at most.`,
      {
        at: { file: path, line: 0, column: 0 },
        hint: 'Split it, or offer it as a download: put it into the public folder.',
      },
    );
  }
  if (!isUtf8(bytes)) {
    throw new DocsError('The file is not UTF-8.', {
      at: { file: path, line: lineOfBadByte(bytes), column: 0 },
      hint: 'Save the file as UTF-8.',
    });
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** Synchronous: a thread that compiles one page after the other would otherwise wait a millisecond for each. */
function readBytes(path: string): Buffer {
  checkIsFile(path);
  try {
    return readFileSync(path);
  } catch (error) {
    checkName(path);
    // what the file system throws
    const { code, message } = error as NodeJS.ErrnoException;
    throw new DocsError(`The file can't be read (${code ?? message}).`, { at: { file: path, line: 0, column: 0 } });
  }
}

/** Lines are looked at one by one: a line break byte is never part of a longer UTF-8 sequence. */
function lineOfBadByte(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    if (!isUtf8(bytes.subarray(start, end === -1 ? bytes.length : end))) return line;
    if (end === -1) break;
    start = end + 1;
  }
  return 0;
}
