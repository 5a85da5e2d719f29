import { relative } from 'node:path';
import type { Colors } from 'picocolors/types';
import type { Problem, SourceLocation } from '../../shared/site';
import { printable } from './text';

export interface ProblemDisplay {
  /** Paths are shown relative to this folder. */
  cwd: string;
  colors: Colors;
  /** Where the message is explained. */
  reference?: string | null;
}

/**
 * A problem as the terminal shows it:
 *
 * ```
 * error docs/en/guide.md:3:5
 *   Dead link: "/x" leads to no page.
 *   > 3 | [x](/x)
 *       |     ^
 *   Did you mean "/y"?
 *   https://…/errors.md#dead-link
 * ```
 */
export function problemText(problem: Problem, { cwd, colors, reference }: ProblemDisplay): string {
  const tint = problem.level === 'error' ? colors.red : colors.yellow;
  const head =
    tint(colors.bold(problem.level)) + (problem.at ? ` ${colors.cyan(formatLocation(problem.at, cwd))}` : '');
  const body = [
    indent(printable(problem.message)),
    problem.frame && colors.dim(indent(printable(problem.frame))),
    problem.hint && indent(colors.green(printable(problem.hint))),
    reference && indent(colors.dim(reference)),
  ];
  return [head, ...body.filter(Boolean)].join('\n');
}

/** `docs/en/guide.md:3:5`, without what is unknown. */
function formatLocation({ file, line, column }: SourceLocation, cwd: string): string {
  const path = relative(cwd, file);
  const shown = path === '' || path.startsWith('..') ? file : path;
  const numbers = line > 0 ? [line, ...(column > 0 ? [column] : [])] : [];
  return printable([shown, ...numbers].join(':'));
}

const indent = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
