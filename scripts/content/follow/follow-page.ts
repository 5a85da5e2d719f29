import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { comparable, isSame } from '../../samples/log-text.mjs';
import { applyDiff } from './apply-diff';
import { shownBy } from './browser';
import { mergeJson } from './merge-json';
import { run } from './shell';
import type { Step } from './steps';
import { pinned, type Versions } from './versions';

/** A step that did not give what the page says. */
export class FailedStep extends Error {
  readonly step: Step;

  constructor(step: Step, message: string) {
    super(message);
    this.step = step;
  }
}

interface State {
  /** Where commands run; `cd` changes it. */
  cwd: string;
  log: string;
  /** A file has changed since the last build. */
  changed: boolean;
  /** Where `npm pack` ran last. */
  packed: string | null;
  /** The URL that the last server printed, as servers move on when a port is in use. */
  url: string | null;
  /** End the servers that run. */
  stops: (() => void)[];
}

/**
 * Carries out the steps of a page in an empty folder.
 * @returns The folder of the project: the one that was packed, or the one that `cd` has moved to.
 * @throws FailedStep at the first step that does not give what the page says.
 */
export async function followSteps(
  steps: readonly Step[],
  { folder, versions }: { folder: string; versions: Versions },
) {
  const state: State = { cwd: folder, log: '', changed: false, packed: null, url: null, stops: [] };
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{}\n');
  try {
    for (const step of steps) {
      if (step.kind === 'skipped') continue;
      if (state.changed && (step.kind === 'product' || step.kind === 'tree')) await build(step, state);
      await carryOut(step, state, versions);
    }
    const last = steps.findLast(({ kind }) => kind !== 'skipped');
    if (last && state.changed && isInstalled(state.cwd)) await build(last, state);
  } finally {
    for (const stop of state.stops) stop();
  }
  return state.packed ?? state.cwd;
}

const isInstalled = (folder: string): boolean => existsSync(join(folder, 'node_modules/@rslib/core'));

/** A promise below files that were changed: the reader builds again to see it. */
async function build(step: Step, state: State): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(state.cwd, 'package.json'), 'utf8')) as {
    scripts?: { build?: string };
  };
  const command = scripts?.build ? 'npm run build' : 'npx rslib';
  const { code, log } = await run(command, state.cwd);
  if (code !== 0) throw new FailedStep(step, `"${command}" ended with ${code}:\n${log}`);
  Object.assign(state, { log, changed: false });
}

async function carryOut(step: Step, state: State, versions: Versions): Promise<void> {
  const fail = (message: string) => new FailedStep(step, message);
  const inFolder = (path: string) => join(state.cwd, path);
  const read = (path: string) => {
    if (!existsSync(inFolder(path))) throw fail(`There is no ${path}.`);
    return readFileSync(inFolder(path), 'utf8');
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(inFolder(path)), { recursive: true });
    writeFileSync(inFolder(path), text);
    state.changed = true;
  };
  switch (step.kind) {
    case 'command':
      return command(step.command, { state, versions, fail });
    case 'file': {
      const known = existsSync(inFolder(step.path)) && /package\.json$/.test(step.path);
      // an installation has written to package.json: what the page does not show stays
      return write(step.path, known ? mergeJson(read(step.path), step.code) : `${step.code}\n`);
    }
    case 'json':
      return write(step.path, mergeJson(read(step.path), step.code));
    case 'edit':
      return write(step.path, applyDiff(read(step.path), step.code, fail));
    case 'output':
      return expectLines(step.code, state.log, (line) =>
        fail(`The command does not print "${line}". It prints:\n${state.log}`),
      );
    case 'product':
      return expectLines(step.code, read(step.path), (line) =>
        fail(`${step.path} has no line "${line}":\n${read(step.path)}`),
      );
    case 'shown': {
      const at = step.path.startsWith('http') ? (state.url ?? step.path) : inFolder(step.path);
      const shown = await shownBy(at, (text) => missingLine(step.code, text) === undefined);
      return expectLines(step.code, shown, (line) => fail(`${step.path} does not show "${line}". It shows:\n${shown}`));
    }
    case 'tree':
      return expectTree(step.code, state.cwd, fail);
  }
}

interface CommandContext {
  state: State;
  versions: Versions;
  fail(message: string): FailedStep;
}

async function command(text: string, { state, versions, fail }: CommandContext): Promise<void> {
  const moved = /^cd\s+(\S+)$/.exec(text)?.[1];
  if (moved) {
    state.cwd = resolve(state.cwd, moved);
    if (!existsSync(state.cwd)) throw fail(`There is no folder ${moved}.`);
    return;
  }
  const { command, unknown } = pinned(text, versions);
  if (unknown.length > 0)
    throw fail(`No lockfile has a version of ${unknown.join(', ')}: add it to website/writing/follow.json.`);
  const { code, log, stop } = await run(command, state.cwd);
  Object.assign(state, { log, changed: /\brslib\b|\bnpm run build\b/.test(text) ? false : state.changed });
  if (/^npm pack\b/.test(text)) state.packed = state.cwd;
  if (stop) {
    state.stops.push(stop);
    state.url = /http:\/\/localhost:\d+\S*/.exec(log)?.[0] ?? null;
  }
  if (code !== 0) throw fail(`"${command}" ended with ${code}:\n${log}`);
}

/** Lines of a page stand for lines of the real text, in any order: outputs are built side by side. */
function expectLines(expected: string, actual: string, missing: (line: string) => Error): void {
  const line = missingLine(expected, actual);
  if (line !== undefined) throw missing(line);
}

function missingLine(expected: string, actual: string): string | undefined {
  const linesOf = (text: string): string[] =>
    comparable(text)
      .split('\n')
      .map((line: string) => line.trim());
  const lines = linesOf(actual);
  return linesOf(expected).find(
    (line) => line && line !== '…' && !lines.some((each) => each === line || isSame(each, line)),
  );
}

/** `dist` and what is in it, as a tree of box characters. */
function expectTree(code: string, cwd: string, fail: (message: string) => FailedStep): void {
  const [top = '', ...lines] = code.split('\n').filter((line) => line.trim());
  const base = top.replace(/\/$/, '');
  const folders: string[] = [];
  const named = lines.flatMap((line) => {
    const [, indent = '', name = ''] = /^([│├└─\s]*)(\S+)/.exec(line) ?? [];
    const depth = Math.round(indent.length / 4) - 1;
    folders.length = Math.max(depth, 0);
    folders.push(name.replace(/\/$/, ''));
    return [folders.join('/')];
  });
  const files = named.filter((path) => !named.some((other) => other.startsWith(`${path}/`)));
  const actual = existsSync(join(cwd, base)) ? filesIn(join(cwd, base)) : [];
  const [missing, unexpected] = [files.filter((f) => !actual.includes(f)), actual.filter((f) => !files.includes(f))];
  if (missing.length + unexpected.length > 0)
    throw fail(
      `${base} is not as shown. Missing: ${missing.join(', ') || '-'}; not shown: ${unexpected.join(', ') || '-'}.`,
    );
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
