import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** By ending. */
export const textTypes: { [ending: string]: string } = {
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/** Without an encoding browsers do not assume UTF-8. */
export function getContentType(path: string): string {
  const type = textTypes[extname(path)] ?? lookup(path) ?? 'application/octet-stream';
  return /^text\/|xml$|json$|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}
