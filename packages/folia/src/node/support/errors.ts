import type { Problem, SourceLocation } from '../../shared/site';
import { getPinned } from './packages';

export type { Problem, SourceLocation };

/** The fields of a problem besides its message. */
export interface ProblemDetails {
  level?: Problem['level'] | undefined;
  at?: SourceLocation | null | undefined;
  /** What to do. */
  hint?: string | null | undefined;
  frame?: string | null | undefined;
}

/** Makes a {@link Problem}; an error unless `level` says otherwise. */
export function createProblem(message: string, details: ProblemDetails = {}): Problem {
  const { level = 'error', at = null, hint = null, frame = null } = details;
  return { level, message, hint, at, frame };
}

/**
 * Something is wrong with what the user gave us: content, configuration or command line. Reported without a stack.
 *
 * @example throw new DocsError('Dead link: "/x" leads to no page.', { at, hint: 'Did you mean "/y"?' });
 */
export class DocsError extends Error {
  override readonly name = 'DocsError';
  /** All that was found; never empty. */
  readonly problems: readonly Problem[];

  constructor(message: string, details: ProblemDetails = {}, problems?: readonly Problem[]) {
    super(message);
    this.problems = problems?.length ? problems : [createProblem(message, details)];
  }

  /** One error that reports several problems at once. `problems` must not be empty. */
  static all(problems: readonly Problem[]): DocsError {
    const first = problems[0];
    if (!first) throw new TypeError('DocsError.all needs at least one problem.');
    const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
    return new DocsError(first.message + more, {}, problems);
  }

  /** The first problem. */
  get problem(): Problem {
    return this.problems[0] ?? createProblem(this.message);
  }
}

/** The problems inside anything that was thrown. A foreign error becomes one problem with its own message. */
export function getProblems(thrown: unknown, details: ProblemDetails = {}): readonly Problem[] {
  if (thrown instanceof DocsError) return thrown.problems;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return [systemProblem(message) ?? createProblem(message, details)];
}

/** Message of the parser's own loader. */
const missingBinary = 'Cannot find native binding.';

/** Message of Node.js for a thread whose heap was too small. */
export const isOutOfMemory = (message: string): boolean =>
  message.startsWith('Worker terminated due to reaching memory limit');

/** By the code of the system's error. */
const systemHints: { [code: string]: string } = {
  EACCES: 'Check the permissions of the file and of its folder.',
  EPERM: 'Check the permissions of the file and of its folder.',
  EROFS:
    'The file system is read-only: set `outDir` to a folder elsewhere, and make `.folia` beside the configuration writable.',
  ENOSPC: 'The disk is full: free some space, or remove the cache (node_modules/.cache/folia).',
  EDQUOT: 'The disk is full: free some space, or remove the cache (node_modules/.cache/folia).',
  EBUSY: 'Another process is using it, or it is a mount point.',
  EISDIR: 'There is a folder in the place of a file: rename it, or remove it.',
  ENAMETOOLONG: 'The path is too long for the file system: shorten the names of the file and its folders.',
  EXDEV: 'It is on another file system than the folder beside it: set `outDir` to a folder below the mount point.',
  EMFILE: 'Too many files are open: raise the limit (`ulimit -n`).',
  ENOENT: 'It has been removed meanwhile: run the command again.',
  ENOTDIR: 'A file has the same name as a folder.',
};

/** The message of Node.js, possibly wrapped by the bundler. */
const systemMessage = /^(?:[^\w]*Rspack FS Error: IO error: Error: )?(E[A-Z]+): ([^,]+), \w+(?: '([^']+)')?/;

/**
 * Errors of the file system are not bugs: they are reported without a stack. Null for any other message. Recognised by the text,
 * because threads pass on nothing else.
 *
 * @example systemProblem("EACCES: permission denied, open '/site/dist/a.html'")
 */
export function systemProblem(message: string): Problem | null {
  if (message.startsWith(missingBinary)) {
    // of another version it would not fit
    const install = `npm install --no-save --force @bruits/satteri-wasm32-wasi@${getPinned('satteri')}`;
    return createProblem('The parser of Markdown (satteri) has no binary for this machine.', {
      hint: `Reinstall with optional dependencies, or run "${install}" for the build that runs on any platform.`,
    });
  }
  if (isOutOfMemory(message))
    return createProblem('The memory of a thread was not enough to render a page.', {
      hint: 'Split the page: it is very large, or code that it runs needs much memory.',
    });
  const [, code = '', reason = '', path] = systemMessage.exec(message) ?? [];
  const hint = systemHints[code];
  return hint ? createProblem(`${path ?? 'A file'}: ${reason} (${code}).`, { hint }) : null;
}

/** Removes duplicates: same place and message. */
export const distinct = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [JSON.stringify([problem.at, problem.message]), problem])).values(),
];

const linesAround = 2;

/** The lines of a source, for several code frames. */
export const splitLines = (source: string): string[] => source.split(/\r\n|\n|\r/);

/**
 * The lines around a place (both 1-based), with a caret under it.
 *
 * @example createCodeFrame('a\nbad\nc', 2, 1)
 * //   1 | a
 * // > 2 | bad
 * //     | ^
 * //   3 | c
 */
export function createCodeFrame(source: string | readonly string[], line: number, column: number): string | null {
  const lines = typeof source === 'string' ? splitLines(source) : source;
  if (line < 1 || line > lines.length) return null;
  const first = Math.max(1, line - linesAround);
  const last = Math.min(lines.length, line + linesAround);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const here = number === line;
    const text = lines[number - 1] ?? '';
    frame.push(`${here ? '>' : ' '} ${String(number).padStart(width)} | ${clip(text, here ? column : 1)}`.trimEnd());
    if (here && column > 0) frame.push(`  ${' '.repeat(width)} | ${caret(text, column)}`);
  }
  return frame.join('\n');
}

const widest = 160;

/** A minified line of 100 kB must not flood the terminal: long lines are shown from 80 characters before the column on. */
function clip(text: string, column: number): string {
  const start = clipStart(text, column);
  return text.length <= widest
    ? text
    : (start > 0 ? '…' : '') + text.slice(start, start + widest) + (start + widest < text.length ? '…' : '');
}

const clipStart = (text: string, column: number): number =>
  text.length <= widest ? 0 : Math.max(0, Math.min(column - widest / 2, text.length - widest));

/** Tabs stay tabs, so that the caret is under the character whatever the width of a tab. */
function caret(text: string, column: number): string {
  const start = clipStart(text, column);
  const before = text.slice(start, column - 1).replace(/[^\t]/g, ' ');
  const missing = Math.max(0, column - 1 - start - before.length);
  return `${start > 0 ? ' ' : ''}${before}${' '.repeat(missing)}^`;
}
