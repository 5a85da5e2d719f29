import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { DocsError } from '../support/errors';

/**
 * Reads a text file as UTF-8, without its byte order mark.
 * @throws DocsError when the file can't be read or is in another encoding.
 */
export async function readSource(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new DocsError(`The file can't be read (${error.code ?? error.message}).`, { at: { file: path, line: 0, column: 0 } });
  });
  if (!isUtf8(bytes)) {
    throw new DocsError('The file is not UTF-8.', {
      at: { file: path, line: lineOfBadByte(bytes), column: 0 },
      hint: 'Save the file in the encoding UTF-8.',
    });
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
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
