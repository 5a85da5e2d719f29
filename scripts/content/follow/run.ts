/**
 * `npm run content -- --follow [page …]`: does in an empty folder what each guide says, then what a user of the result does. `--due`
 * leaves out pages that have not changed since they passed, and most of those that never have.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseDue, currentCommit, hashOf, openPassNotes } from '../../choose-due.mjs';
import { root } from '../../place.mjs';
import { type Page, place } from '../page/page';
import { readPages } from '../page/read-pages';
import { readJson } from '../workspace';
import { consume, isPackage } from './consume';
import { FailedStep, followSteps } from './follow-page';
import { codeOf } from './quote';
import { type Skipped, type Step, stepsOf } from './steps';
import { lockedVersions, type Versions } from './versions';

/** `website/writing/follow.json` */
interface Followed {
  /** Packages of commands that no lockfile has. */
  versions: { [name: string]: string };
  /** Pages that lead nowhere, with the reason. */
  notFollowed: { [id: string]: string };
  pages: { [id: string]: PageOptions };
}

interface PageOptions {
  skipped?: Skipped;
  /** The result is for browsers. */
  browser?: boolean;
  /** Users the page itself says the result is not for, with the reason: it has to fail for them. */
  notFor?: { [consumer: string]: string };
}

interface Job {
  page: Page;
  steps: Step[];
  options: PageOptions;
  key: string;
}

const guides = /^guide\/(start|basic|framework|advanced|migration)\//;
/** How many pages that never passed here are due, with `--due`. */
const unseenDue = 1;

/** @returns Whether every page gave what it says. */
export async function follow(args: readonly string[]): Promise<boolean> {
  const { versions: extra, notFollowed, pages } = readJson<Followed>('website/writing/follow.json');
  const versions = lockedVersions(extra);
  const named = args.filter((arg) => !arg.startsWith('--'));
  const all = readPages();
  const unknown = [...named, ...Object.keys({ ...notFollowed, ...pages })].filter(
    (id) => !all.some((page) => page.id === id),
  );
  for (const id of unknown) console.error(`There is no page "${id}" (website/writing/follow.json).`);
  const jobs = all
    .filter(({ id }) => (named.length > 0 ? named.includes(id) : guides.test(id) && !notFollowed[id]))
    .map((page) => jobOf(page, pages[page.id] ?? {}, versions));
  const notes = openPassNotes(join(root, 'node_modules/.cache/follow'));
  const candidates = jobs.map(({ page, key }) => ({ name: page.file, key, passed: notes.passed(page.file) }));
  const due = args.includes('--due')
    ? chooseDue(candidates, { sample: unseenDue, seed: currentCommit() })
    : candidates.map(({ name }) => name);
  const results = [];
  for (const job of jobs.filter(({ page }) => due.includes(page.file))) {
    const result = await followPage(job, versions);
    if (result.problem === null) notes.note(job.page.file, job.key);
    results.push(result);
    console.log(lineOf(result));
  }
  if (named.length === 0)
    console.log(`${Object.keys(notFollowed).length} guides are not followed (website/writing/follow.json).`);
  return report(results, jobs.length) && unknown.length === 0;
}

function jobOf(page: Page, options: PageOptions, versions: Versions): Job {
  const steps = stepsOf(page, { quote: codeOf, skipped: options.skipped ?? {} });
  const key = hashOf(JSON.stringify([steps, options, [...versions]]), process.version);
  return { page, steps, options, key };
}

interface Result {
  job: Job;
  seconds: number;
  consumers: string[];
  problem: string | null;
}

async function followPage(job: Job, versions: Versions): Promise<Result> {
  const start = performance.now();
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'follow-'));
  const project = join(folder, 'project');
  const finish = (problem: string | null, consumers: string[] = []): Result => {
    if (problem === null) rmSync(folder, { recursive: true, force: true });
    const left = problem === null ? null : `${problem}\nThe folder is left at ${folder}.`;
    return { job, seconds: (performance.now() - start) / 1000, consumers, problem: left };
  };
  try {
    const at = await followSteps(job.steps, { folder: project, versions });
    const shown = job.steps.flatMap(({ kind }) => (kind === 'shown' ? ['chromium'] : []));
    if (!isPackage(at)) return finish(null, shown);
    const { browser = false, notFor = {} } = job.options;
    const consumers = await consume({ project: at, folder: join(folder, 'consumer'), versions, browser });
    const wrong = consumers.find(({ name, problem }) => (problem === null) === name in notFor);
    const names = [...consumers.map(({ name }) => (name in notFor ? `not ${name}` : name)), ...shown];
    const said = wrong?.problem ?? 'It can, although website/writing/follow.json says that it cannot.';
    return finish(wrong ? `${job.page.file}: the result cannot be used (${wrong.name}). ${said}` : null, names);
  } catch (error) {
    if (!(error instanceof FailedStep)) throw error;
    return finish(`${place(job.page, error.step.line)} (${error.step.kind}): ${error.message}`);
  }
}

const counted = (steps: readonly Step[]) => steps.filter(({ kind }) => kind !== 'skipped').length;

const lineOf = ({ job, seconds, consumers, problem }: Result): string =>
  `${problem === null ? '✓' : '✗'} ${job.page.locale} ${job.page.id.padEnd(36)} ${String(counted(job.steps)).padStart(3)} steps ${seconds.toFixed(1).padStart(6)} s  ${consumers.join(', ')}`;

function report(results: readonly Result[], all: number): boolean {
  const failed = results.filter(({ problem }) => problem !== null);
  for (const { problem } of failed) console.error(`\n${problem}`);
  const skipped = results.flatMap(({ job }) => [
    ...job.steps.flatMap((step) =>
      step.kind === 'skipped' ? [`  ${place(job.page, step.line)} ${step.what}: ${step.reason}`] : [],
    ),
    ...Object.entries(job.options.notFor ?? {}).map(([name, reason]) => `  ${job.page.file} ${name}: ${reason}`),
  ]);
  if (skipped.length > 0) console.log(['', 'Not followed:', ...skipped].join('\n'));
  const steps = results.reduce((sum, { job }) => sum + counted(job.steps), 0);
  const consumers = results.reduce((sum, { consumers }) => sum + consumers.length, 0);
  const seconds = results.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(
    `\n${results.length} of ${all} pages followed: ${steps} steps, ${consumers} consumers, ${seconds.toFixed(0)} s; ${failed.length} failed.`,
  );
  return failed.length === 0;
}
