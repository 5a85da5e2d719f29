import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Problem } from '../../shared/site';
import { createProblem, DocsError } from '../support/errors';
import { checkIsFile } from '../support/files';
import { checkValue } from './findings';
import { parseJson } from './parse';
import { type Redirect, redirectsSchema } from './schema/redirects';
import { type KeyPath, locate, type Source } from './source';

export interface ReadRedirects {
  redirects: Redirect[];
  /** Absolute; null when the configuration lists them. */
  file: string | null;
  /** Where an entry is written. */
  locate(index: number): ReturnType<typeof locate>;
}

/**
 * The redirects of the configuration or of the file that it names: JSON, or lines `from to [status]` as Netlify reads them.
 *
 * @throws DocsError with everything that is wrong with the file
 */
export function readRedirects(written: string | Redirect[], root: string, config: Source): ReadRedirects {
  if (typeof written !== 'string') return { redirects: written, file: null, locate: locator(config, ['redirects']) };
  const file = resolve(root, written);
  if (!existsSync(file)) {
    const place = locate(config, config.getPosition(['redirects'], 'value'));
    throw new DocsError(`redirects: ${file} does not exist.`, { ...place, hint: 'Create it, or remove the option.' });
  }
  checkIsFile(file);
  const text = readFileSync(file, 'utf8');
  const { value, problems, source } = file.endsWith('.json')
    ? parseJson(text, file, basename(file))
    : readLines(text, file);
  if (problems.length > 0) throw DocsError.all(problems);
  const checked = checkValue(redirectsSchema, value, source);
  if (!checked.value) throw DocsError.all(checked.problems);
  return { redirects: checked.value, file, locate: locator(source, []) };
}

const locator = (source: Source, above: KeyPath) => (index: number) =>
  locate(source, source.getPosition([...above, index], 'value'));

/** @example readLines('/old /new 301 # moved', file).value // [{ from: '/old', to: '/new' }] */
function readLines(text: string, file: string): { value: unknown; problems: Problem[]; source: Source } {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map((line, index) => ({ line: index + 1, words: line.split(/\s+/).filter(Boolean) }))
    .map(({ line, words }) => ({ line, words: words.slice(0, findComment(words)) }))
    .filter(({ words }) => words.length > 0);
  const source: Source = {
    label: basename(file),
    file,
    text,
    getPosition: ([index]) => ({ line: rows[Number(index)]?.line ?? 1, column: 1 }),
  };
  const problems = rows.flatMap(({ words }, index) => {
    const message = lineFault(words);
    const place = locate(source, source.getPosition([index], 'value'));
    return message ? [createProblem(message, { ...place, hint: 'Write "/old /new", an address each.' })] : [];
  });
  const value = rows.map(({ words: [from, to, status] }) => ({
    ...{ from, to },
    ...(status && { status: Number.parseInt(status, 10) }),
  }));
  return { value, problems, source };
}

function findComment(words: readonly string[]): number {
  const start = words.findIndex((word) => word.startsWith('#'));
  return start < 0 ? words.length : start;
}

/** Null when the line is valid. */
function lineFault([from = '', to, status = '301', ...more]: readonly string[]): string | null {
  if (to === undefined) return `"${from}" leads nowhere.`;
  if (/\*|\/:/.test(from)) return `"${from}" is a pattern, and patterns are not supported.`;
  if (!/^30[1278]!?$/.test(status) || more.length > 0)
    return `"${[status, ...more].join(' ')}" is not supported: the status is 301, 302, 307 or 308.`;
  return null;
}
