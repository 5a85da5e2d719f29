import { dirname, join } from 'node:path';
import { isBelow, readOr } from '../../support/files';

/** Comment → its translation. */
export type CommentTable = ReadonlyMap<string, string>;

/** The comments of a quoted file in another language: `comments.<locale>.json` in its folder or in the nearest one above. */
export async function readComments(quoted: string, { locale, root }: { locale: string; root: string }) {
  for (let folder = dirname(quoted); isBelow(root, folder); folder = dirname(folder)) {
    const path = join(folder, `comments.${locale}.json`);
    const text = await readOr(path);
    if (text !== null) return { path, comments: commentsIn(text) };
  }
  return null;
}

/** A file that is not an object of texts translates nothing. */
function commentsIn(text: string): CommentTable {
  try {
    const entries: [string, unknown][] = Object.entries(JSON.parse(text) ?? {});
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}

const marker = /(?:^|\s)(?:\/\/|\/\*[*!]?|\*|#|<!--)\s+/g;

/** Replaces whole comments. Code is left as it is, and so are comments that are not in the table. */
export const translateComments = (code: string, comments: CommentTable): string =>
  code
    .split('\n')
    .map((line) => translateLine(line, comments))
    .join('\n');

function translateLine(line: string, comments: CommentTable): string {
  for (const { index, 0: mark } of line.matchAll(marker)) {
    const start = index + mark.length;
    const [, comment = '', rest = ''] = /^(.*?)(\s*(?:\*\/|-->).*)?$/.exec(line.slice(start)) ?? [];
    const translation = comments.get(comment);
    if (translation !== undefined) return line.slice(0, start) + translation + rest;
  }
  return line;
}
