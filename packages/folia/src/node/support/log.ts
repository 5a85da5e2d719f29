import { createColors } from 'picocolors';
import type { Colors } from 'picocolors/types';
import type { Problem } from '../../shared/site';
import { columnWidth, createDisplay, type Display, type Output } from './display';
import { errorAddress, findCode } from './problem-codes';
import { problemText } from './problem-text';
import { durationText, rowsText } from './text';

/** Handle of a running step. */
interface Step {
  /** What the step has processed, shown beside its time: `146 pages`. */
  count(text: string): void;
}

/** The output of the command line. Steps may run at the same time; there is one progress bar, for the pages. */
export interface Log {
  /** Runs `work`, shows its name, count and time, and hands its value on. */
  step<T>(name: string, work: (step: Step) => T | Promise<T>): Promise<T>;
  /** Moves the bar; it disappears when `done` reaches `total`. */
  progress(done: number, total: number): void;
  /** Prints a line. */
  info(message: string): void;
  /** Prints a warning. */
  warn(message: string): void;
  /** A problem with its place, code frame and hint. */
  problem(problem: Problem): void;
  /** Closing rows: `['Pages', '146']`. */
  summary(rows: readonly (readonly [label: string, value: string])[]): void;
  /** Takes the live display off the screen (before exit, on SIGINT). */
  close(): void;
}

/** Where the log is shown, and how. */
export interface LogOptions {
  /** Where lines are written. */
  stream: Output;
  /** Whether the stream is a terminal: only then lines are rendered again. */
  tty: boolean;
  /** A build machine gets plain lines even when it offers a terminal. */
  ci: boolean;
  /** Whether the output is coloured. @default what `tty` says */
  color?: boolean;
  /** Paths of problems are shown relative to this folder. */
  cwd: string;
}

/**
 * The log of the command line, for `build`, `check`, `dev` and `preview`.
 *
 * @example const log = createLog({ stream: process.stderr, tty: false, ci: true, cwd: process.cwd() });
 */
export function createLog({ stream, tty, ci, color = tty, cwd }: LogOptions): Log {
  const colors = createColors(color);
  const display = createDisplay({ stream, live: tty && !ci, colors });
  const refer = createReferrer();
  return {
    step: (name, work) => runStep(name, work, { display, colors }),
    progress: (done, total) => display.progress(done, total),
    info: (message) => display.print(message),
    warn: (message) => display.print(`${colors.yellow('warning')} ${message}`),
    problem: (problem) => display.print(problemText(problem, { cwd, colors, reference: refer(problem.message) })),
    summary: (rows) => display.print(`\n${rowsText(rows, colors)}`),
    close: () => display.close(),
  };
}

/** Where a message is explained: the address the first time, then only the name of its heading. */
function createReferrer(): (message: string) => string | null {
  const known = new Set<string>();
  return (message) => {
    const code = findCode(message);
    if (!code) return null;
    const text = known.has(code) ? `#${code}` : errorAddress(code);
    known.add(code);
    return text;
  };
}

/** A log that prints nothing. */
export const createSilentLog = (): Log => createLog({ stream: { write: () => {} }, tty: false, ci: true, cwd: '' });

async function runStep<T>(
  name: string,
  work: (step: Step) => T | Promise<T>,
  { display, colors }: { display: Display; colors: Colors },
): Promise<T> {
  const began = performance.now();
  const step = { name, count: '' };
  const end = (mark: string) => {
    const time = durationText(performance.now() - began).padStart(9);
    display.end(step);
    display.print(`${mark} ${name.padEnd(columnWidth)} ${step.count.padEnd(columnWidth)} ${colors.dim(time)}`);
  };
  display.start(step);
  try {
    const value = await work({ count: (text) => void Object.assign(step, { count: text }) });
    end(colors.green('✓'));
    return value;
  } catch (error) {
    end(colors.red('✗'));
    throw error;
  }
}
