import type { Problem } from '../../shared/site';
import { createCodeFrame, createProblem } from '../support/errors';
import type { PreparedSource } from './prepare/prepare';

/** The parser throws `8:17: message (source:rule)`; a range may replace the point. */
const parserMessage = /^(\d+):(\d+)(?:-\d+:\d+)?: (.*?)(?: \([\w-]+:[\w-]+\))?$/s;

const hints: [pattern: RegExp, hint: string][] = [
  [/to create a comment in MDX/, 'MDX has no HTML comments: write {/* … */}.'],
  [/Expected a closing tag for/, 'Close the tag, or write `&lt;` when no tag is meant.'],
  [/Unexpected character .* before name/, 'Write `&lt;` or put the text in `code` when no tag is meant.'],
  [/expression|closing brace/, 'Write `\\{` or put the text in `code` when no expression is meant.'],
];

/** The problem of an error that the parser has thrown. */
export function problemOfParseError(
  error: unknown,
  { file, source, prepared }: { file: string; source: string; prepared: PreparedSource },
): Problem {
  const text = error instanceof Error ? error.message : String(error);
  const match = parserMessage.exec(text);
  if (!match) return createProblem(text, { at: { file, line: 0, column: 0 } });
  const line = Number(match[1]);
  const column = prepared.column(line, Number(match[2]));
  const message = (match[3] ?? '')
    .replace(/\s*\(note: .*$/s, '')
    .replace(/^Could not parse (\w+) with oxc: /, 'Broken $1: ');
  return createProblem(`${message}${/[.!?]$/.test(message) ? '' : '.'}`, {
    at: { file, line, column },
    frame: createCodeFrame(source, line, column),
    hint: hints.find(([pattern]) => pattern.test(text))?.[1] ?? null,
  });
}
