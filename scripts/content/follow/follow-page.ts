import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { applyDiff } from './apply-diff';
import { shownBy } from './browser';
import { expectLines, missingLine, treeProblem } from './expect';
import { mergeJson } from './merge-json';
import { differenceOf, type SampleBuilds } from './sample-builds';
import { run } from './shell';
import type { Step } from './steps';
import { pinned, type Versions } from './versions';

/** A step with another result than the page describes. */
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
  /** The command that ran last, and what it printed. */
  ran: string;
  log: string;
  /** Files that the reader has seen: those of the sample, and those that the page has shown. */
  shown: Set<string>;
  /** A file has changed since the last build. */
  changed: boolean;
  /** The configuration that the page has written since. */
  config: string | null;
  /** Where `npm pack` ran last. */
  packed: string | null;
  /** The URL that the last server printed, as servers move on when a port is in use. */
  url: string | null;
  /** End the servers that run. */
  stops: (() => void)[];
}

interface FollowContext {
  /** Empty, or with a sample that is installed and not built. */
  folder: string;
  versions: Versions;
  samples?: Pick<SampleBuilds, 'built'>;
}

/**
 * Carries out the steps of a page in an empty folder.
 * @returns The folder of the project: the one that was packed, or the one that `cd` has moved to.
 * @throws FailedStep at the first step with another result than the page describes.
 */
export async function followSteps(steps: readonly Step[], context: FollowContext) {
  const { folder } = context;
  const changed = isInstalled(folder);
  mkdirSync(folder, { recursive: true });
  const shown = new Set(changed ? filesIn(folder) : []);
  const state: State = {
    cwd: folder,
    ran: '',
    log: '',
    shown,
    changed,
    config: null,
    packed: null,
    url: null,
    stops: [],
  };
  if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{}\n');
  try {
    for (const step of steps) {
      if (step.kind === 'skipped') continue;
      if (state.changed && (step.kind === 'product' || step.kind === 'tree')) await build(step, state);
      // a page with several configurations promises that each of them can be built
      const replaced = step.kind === 'file' && step.path === state.config;
      if (replaced && isInstalled(state.cwd)) await build(step, state);
      await carryOut(step, state, context);
    }
    const last = steps.findLast(({ kind }) => kind !== 'skipped');
    if (last && state.changed && isInstalled(state.cwd)) await build(last, state);
  } finally {
    for (const stop of state.stops) stop();
  }
  return state.packed ?? state.cwd;
}

const isInstalled = (folder: string): boolean => existsSync(join(folder, 'node_modules/@rslib/core'));

/** An expectation after changed files: the reader builds again to see it. */
async function build(step: Step, state: State): Promise<void> {
  const { scripts } = JSON.parse(readFileSync(join(state.cwd, 'package.json'), 'utf8')) as {
    scripts?: { build?: string };
  };
  const command = scripts?.build ? 'npm run build' : 'npx rslib';
  const { code, log } = await run(command, state.cwd);
  if (code !== 0) throw new FailedStep(step, `"${command}" ended with ${code}:\n${log}`);
  Object.assign(state, { ran: command, log, changed: false, config: null });
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules'));

async function carryOut(step: Step, state: State, { versions, samples }: FollowContext): Promise<void> {
  const fail = (message: string) => new FailedStep(step, message);
  const inFolder = (path: string) => join(state.cwd, path);
  const read = (path: string) => {
    if (!existsSync(inFolder(path))) throw fail(`There is no ${path}.`);
    return readFileSync(inFolder(path), 'utf8');
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(inFolder(path)), { recursive: true });
    writeFileSync(inFolder(path), text);
    state.shown.add(inFolder(path));
    state.changed = true;
    if (/^rslib\.config\.\w+$/.test(path)) state.config = path;
  };
  switch (step.kind) {
    case 'command':
      return command(step.command, { state, versions, fail });
    case 'file': {
      const known = existsSync(inFolder(step.path)) && /package\.json$/.test(step.path);
      // an installation has written to package.json: keys that the page does not show stay
      return write(step.path, known ? mergeJson(read(step.path), step.code) : `${step.code}\n`);
    }
    case 'json':
      return write(step.path, mergeJson(read(step.path), step.code));
    case 'edit':
      if (!state.shown.has(inFolder(step.path))) throw fail(`The page edits ${step.path}, which it has not shown.`);
      return write(step.path, applyDiff(read(step.path), step.code, fail));
    case 'output':
      return expectLines(step.code, state.log, (line) =>
        fail(`"${state.ran}" does not print "${line}". It prints:\n${state.log}`),
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
    case 'tree': {
      const problem = treeProblem(step.code, state.cwd);
      if (problem) throw fail(problem);
      return;
    }
    case 'built':
      return expectBuilt(step, samples, fail);
  }
}

async function expectBuilt(
  { sample, file }: Step & { kind: 'built' },
  samples: FollowContext['samples'],
  fail: (message: string) => FailedStep,
): Promise<void> {
  if (!samples) throw fail('The page is not followed with its samples.');
  const built = await samples.built(sample, file);
  const problem = built.problem ?? differenceOf(sample, file, built);
  if (problem) throw fail(`${sample}, "${built.command}" in ${built.folder}: ${problem}`);
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
  const builds = /\brslib\b|\bnpm run build\b/.test(text);
  Object.assign(state, { ran: command, log }, builds ? { changed: false, config: null } : {});
  if (/^npm pack\b/.test(text)) state.packed = state.cwd;
  if (stop) {
    state.stops.push(stop);
    state.url = /http:\/\/localhost:\d+\S*/.exec(log)?.[0] ?? null;
  }
  if (code !== 0) throw fail(`"${command}" ended with ${code}:\n${log}`);
}
