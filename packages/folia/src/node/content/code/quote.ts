import { dirname, resolve } from 'node:path';
import { readOr } from '../../support/files';
import { publishFault, publishFaultText } from '../../support/publishable';
import { nearestFile } from '../nearest-file';
import type { CodeMeta } from './meta';
import { numbersIn } from './meta';

export type Quote =
  | { ok: true; code: string; path: string }
  | { ok: false; path: string; message: string; hint: string | null };

export interface QuoteRequest {
  /** `file`, `region` and `lines` as written. */
  meta: Pick<CodeMeta, 'region' | 'lines'> & { file: string };
  /** The page that quotes. */
  page: string;
  root: string;
}

/**
 * Takes a block from a file: relative to the page, or to the project when it begins with `/` or `<root>/`. Common
 * indentation goes, and so do region comments inside.
 */
export async function quote({ meta, page, root }: QuoteRequest): Promise<Quote> {
  const inRoot = /^(?:<root>)?\/(.*)$/s.exec(meta.file)?.[1];
  const path = inRoot === undefined ? resolve(dirname(page), meta.file) : resolve(root, inRoot);
  const fail = (message: string, hint: string | null): Quote => ({ ok: false, path, message, hint });
  const fault = publishFault([root], path);
  if (fault)
    return fail(
      `The file "${meta.file}" ${publishFaultText[fault]}.`,
      'Only files inside the project can be quoted, and no hidden ones.',
    );
  const text = await readOr(path);
  if (text === null)
    return fail(`There is no file "${meta.file}" to take the code from.`, nearestFile(path, meta.file));
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '')
    .split('\n');
  if (meta.region === null) return { ok: true, path, code: linesOfQuote(lines, meta.lines) };
  const region = findRegion(lines, meta.region);
  if (!region) return fail(`The file "${meta.file}" has no region "${meta.region}".`, regionHint(lines));
  return { ok: true, path, code: linesOfQuote(region, meta.lines) };
}

const start = /^\s*(?:\/\/|\/\*|#|<!--|--|;|%)\s*#?region\b(.*)/;
const end = /^\s*(?:\/\/|\/\*|#|<!--|--|;|%)\s*#?endregion\b/;

/** The name of the region that begins in this line; undefined when none does. */
const getRegionName = (line: string): string | undefined =>
  start
    .exec(line)?.[1]
    ?.trim()
    .replace(/(?:\*\/|-->)$/, '')
    .trimEnd();

/** Regions may be nested; the end belongs to the innermost. */
function findRegion(lines: readonly string[], name: string): string[] | null {
  const first = lines.findIndex((line) => getRegionName(line) === name);
  if (first === -1) return null;
  let depth = 0;
  for (let at = first; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (start.test(line)) depth++;
    else if (end.test(line) && --depth === 0) return lines.slice(first + 1, at);
  }
  return lines.slice(first + 1);
}

function regionHint(lines: readonly string[]): string {
  const names = lines.map(getRegionName).filter(Boolean);
  return names.length > 0
    ? `It has: ${names.join(', ')}.`
    : 'Write `// #region name` and `// #endregion` around the lines.';
}

function linesOfQuote(lines: readonly string[], ranges: string | null): string {
  const wanted = ranges === null ? null : numbersIn(ranges);
  const kept = lines.filter((line, index) => (wanted ? wanted.has(index + 1) : !start.test(line) && !end.test(line)));
  const indents = kept.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const common = indents.length > 0 ? Math.min(...indents) : 0;
  return kept.map((line) => line.slice(common)).join('\n');
}
