import { existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { place } from '../page/page';
import { consume } from './consume';
import type { Consumer } from './consumer-tasks';
import { FailedStep, followSteps } from './follow-page';
import type { Job } from './job';
import { isPackage, missingFiles } from './manifest';
import { codeOf } from './quote';
import type { Built, SampleBuilds, SampleOptions } from './sample-builds';
import { writeSample } from './sample-project';
import type { Versions } from './versions';

export interface Result {
  job: Job;
  seconds: number;
  /** Names of the uses of the result, `not …` where the page excludes them. */
  consumers: string[];
  /** Builds that were not packed, with the reason. */
  unused: string[];
  problem: string | null;
}

interface FollowTools {
  versions: Versions;
  builds: SampleBuilds;
  samples: { [name: string]: SampleOptions };
}

/** Carries out the steps of a page, and uses their result. */
export async function followJob(job: Job, tools: FollowTools): Promise<Result> {
  const start = performance.now();
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'follow-'));
  const result: Result = { job, seconds: 0, consumers: [], unused: [], problem: null };
  try {
    await followPage(job, { ...tools, folder, result });
  } catch (error) {
    if (!(error instanceof FailedStep || error instanceof Unusable)) throw error;
    const at = error instanceof FailedStep ? `${place(job.page, error.step.line)} (${error.step.kind})` : job.page.file;
    result.problem = `${at}: ${error.message}\nThe folder is left at ${folder}.`;
  }
  if (result.problem === null) rmSync(folder, { recursive: true, force: true });
  return { ...result, seconds: (performance.now() - start) / 1000 };
}

/** A result that users cannot use. */
class Unusable extends Error {}

interface PageContext extends FollowTools {
  folder: string;
  result: Result;
}

async function followPage(job: Job, { folder, versions, builds, samples, result }: PageContext): Promise<void> {
  const project = join(folder, 'project');
  const hasOwn = job.steps.some(({ kind }) => kind !== 'built' && kind !== 'skipped');
  const start = job.options.project ?? job.samples[0];
  if (hasOwn && start) await writeProject(start, { page: job.page, project, versions });
  const at = await followSteps(job.steps, {
    folder: join(project, job.options.folder ?? ''),
    versions,
    samples: builds,
  });
  result.consumers.push(...job.steps.flatMap(({ kind }) => (kind === 'shown' ? ['chromium'] : [])));
  for (const name of job.samples) await useSample(name, { job, builds, options: samples[name] ?? {}, result });
  if (job.options.samples || !isPackage(at)) return;
  const missing = job.options.project ? missingFiles(at) : [];
  if (missing.length > 0) return void result.unused.push(`the page builds no ${missing.join(', ')}`);
  const { browser = false, notFor = {} } = job.options;
  const use = { projects: [at], folder: join(folder, 'consumer'), versions, browser };
  result.consumers.push(...checked(await consume(use), notFor, 'the result'));
}

interface Start {
  page: Job['page'];
  project: string;
  versions: Versions;
}

/** Steps of a page besides its samples run in the first of them, with the first configuration that the page shows. */
async function writeProject(name: string, { page, project, versions }: Start): Promise<void> {
  const problem = await writeSample(name, project, versions);
  if (problem) throw new Unusable(problem);
  if (existsSync(join(project, 'rslib.config.ts'))) return;
  const config = page.fences.find(
    ({ meta }) => meta.get('title') === 'rslib.config.ts' && meta.get('file')?.startsWith(`/samples/${name}/`),
  );
  if (config) writeFileSync(join(project, 'rslib.config.ts'), `${codeOf(config)}\n`);
}

interface SampleUse {
  job: Job;
  builds: SampleBuilds;
  options: SampleOptions;
  result: Result;
}

/** Checks the uses of the sample builds that the page quotes. */
async function useSample(name: string, { job, builds, options, result }: SampleUse): Promise<void> {
  const found = new Map<string, Built>();
  for (const step of job.steps)
    if (step.kind === 'built' && step.sample === name) {
      const built = await builds.built(name, step.file);
      found.set(built.command, built);
    }
  const isUsed = [...found.values()].some(({ consumers }) => consumers.length > 0);
  for (const [command, { consumers, unused }] of found) {
    result.consumers.push(...checked(consumers, options.notFor ?? {}, `the sample ${name}, built with "${command}",`));
    if (unused === null) continue;
    if (!isUsed && !options.notPacked) throw new Unusable(`The sample ${name} cannot be packed: ${unused}.`);
    result.unused.push(`${name}, ${command}: ${unused}`);
  }
}

/** @throws Unusable for a consumer that fails, or one that should and does not. */
export function checked(consumers: readonly Consumer[], notFor: { [name: string]: string }, what: string): string[] {
  const wrong = consumers.find(({ name, problem }) => (problem === null) === name in notFor);
  const said = wrong?.problem ?? 'It can, although website/writing/follow.json says that it cannot.';
  if (wrong) throw new Unusable(`${what} cannot be used (${wrong.name}). ${said}`);
  return consumers.map(({ name }) => (name in notFor ? `not ${name}` : name));
}
