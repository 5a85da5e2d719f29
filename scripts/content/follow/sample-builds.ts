import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hashOf } from '../../choose-due.mjs';
import { differencesOf, filesOf } from '../../samples/build.mjs';
import { textDiff } from '../../samples/diff.mjs';
import { sayable } from '../../samples/log-text.mjs';
import { keptPath, readSample, samplesFolder } from '../../samples/sample.mjs';
import { pack, useTarballs } from './consume';
import type { Consumer, Script } from './consumer-tasks';
import { isPackage, missingFiles, readManifest } from './manifest';
import { writeSample } from './sample-project';
import { run } from './shell';
import type { Versions } from './versions';

/** The settings of a sample in `website/writing/follow.json`. */
export interface SampleOptions {
  /** It is for browsers. */
  browser?: boolean;
  /** A file of it is for `<script>` elements. */
  script?: Script;
  /** Why no build of it is packed and used. */
  notPacked?: string;
  /** Uses that it excludes, with the reason: they have to fail. */
  notFor?: { [consumer: string]: string };
}

type Sample = ReturnType<typeof readSample>;
type Build = Sample['builds'][number];

/** The result of a build. */
export interface Built {
  folder: string;
  command: string;
  /** It ended differently than the sample says. */
  problem: string | null;
  made: Map<string, string>;
  consumers: Consumer[];
  /** Why its output is not packed; null for builds that are packed, and for those without a package. */
  unused: string | null;
}

/** How often a build with a different log is repeated: the declaration compiler prints in the middle of other lines. */
const tries = 3;

/** Samples in empty folders, built as their `sample.json` says. Several pages quote the same builds, each of which runs once. */
export class SampleBuilds {
  readonly #folder: string;
  readonly #versions: Versions;
  readonly #options: { [name: string]: SampleOptions };
  /** Folder of a project → why its packages cannot be installed. */
  readonly #projects = new Map<string, string | null>();
  readonly #builds = new Map<string, Built>();
  /** Hash of tarballs → who has used them. */
  readonly #uses = new Map<string, Consumer[]>();

  constructor(
    folder: string,
    { versions, samples }: { versions: Versions; samples: { [name: string]: SampleOptions } },
  ) {
    this.#folder = folder;
    this.#versions = versions;
    this.#options = samples;
  }

  /** How many builds have run. */
  get count(): number {
    return this.#builds.size;
  }

  /** The build that a kept file comes from. */
  async built(name: string, file: string): Promise<Built> {
    const sample = readSample(name, join(samplesFolder, name));
    const build = buildOf(sample, file);
    const key = `${name}/${build.name}`;
    const built = this.#builds.get(key) ?? (await this.#make(sample, build));
    this.#builds.set(key, built);
    return built;
  }

  async #make(sample: Sample, build: Build): Promise<Built> {
    const at = join(this.#folder, sample.name);
    const failure = this.#projects.get(at) ?? (await this.#write(sample.name, at));
    if (failure)
      return {
        folder: at,
        command: build.command.join(' '),
        problem: failure,
        made: new Map(),
        consumers: [],
        unused: null,
      };
    const { command, code, log, made } = await runBuild(sample, build, at);
    const problem = (code !== 0) === build.fails ? null : `"${command}" ended with ${code}:\n${log}`;
    const writes = build.keep.length > 0 || (build.command[0] === 'rslib' && existsSync(join(at, 'dist')));
    const isResult = writes && !problem && !build.fails;
    const packages = packagesIn(at);
    const unused = isResult ? (this.#options[sample.name]?.notPacked ?? unusable(packages)) : null;
    const consumers = isResult && unused === null ? await this.#use(packages, sample.name) : [];
    return { folder: at, command, problem, made, consumers, unused };
  }

  async #write(name: string, at: string): Promise<string | null> {
    if (this.#projects.has(at)) return null;
    const failure = await writeSample(name, at, this.#versions);
    this.#projects.set(at, failure);
    return failure;
  }

  async #use(projects: string[], name: string): Promise<Consumer[]> {
    const { browser = false, script } = this.#options[name] ?? {};
    const folder = join(this.#folder, `${name}-consumer`);
    const packed = await pack(projects, folder);
    if ('problem' in packed) return [packed];
    const key = hashOf(...packed.tarballs.map((file) => readFileSync(join(folder, file))));
    const use = { projects, folder, versions: this.#versions, browser, ...(script ? { script } : {}) };
    const consumers = this.#uses.get(key) ?? (await useTarballs(packed.tarballs, use));
    this.#uses.set(key, consumers);
    return consumers;
  }
}

/** The difference between a file and the stored one, which pages quote; null when there is none. */
export const differenceOf = (name: string, file: string, { made }: Pick<Built, 'made'>): string | null =>
  differenceIn(readSample(name, join(samplesFolder, name)), file, made);

interface Run {
  command: string;
  code: number;
  log: string;
  made: Map<string, string>;
}

async function runBuild(sample: Sample, build: Build, at: string): Promise<Run> {
  const command = build.command.join(' ').replace(/^rslib\b/, 'npx rslib');
  const log = join(keptPath(sample, build), 'log.txt');
  for (let left = tries; ; left--) {
    rmSync(join(at, 'dist'), { recursive: true, force: true });
    const ran = await run(command, at, build.env);
    const made = new Map([...filesOf(at, build.keep), ['log.txt', `${sayable(ran.log, at)}\n`] as const]);
    if (left === 0 || differenceIn(sample, log, made) === null) return { ...ran, command, made };
  }
}

/** The build that a kept file comes from. */
function buildOf(sample: Sample, file: string): Build {
  const found = sample.builds.find((build) => file.startsWith(`${toPosix(keptPath(sample, build))}/`));
  if (!found) throw new Error(`No build of the sample ${sample.name} writes ${file}.`);
  return found;
}

const toPosix = (path: string): string => path.split(sep).join('/');

function differenceIn(sample: Sample, path: string, made: Map<string, string>): string | null {
  const file = toPosix(path);
  const name = file.slice(toPosix(keptPath(sample, buildOf(sample, file))).length + 1);
  const kept = readFileSync(join(sample.folder, file), 'utf8');
  const now = made.get(name);
  const what = name === 'log.txt' ? 'prints' : `writes ${name.replace(/\.txt$/, '')}`;
  if (now === undefined) return `Nothing is there that it ${what}.`;
  const [different] = differencesOf(new Map([[name, kept]]), new Map([[name, now]]));
  return different ? `What it ${what} is different:\n${textDiff(kept, now)}` : null;
}

function unusable(packages: readonly string[]): string | null {
  const missing = packages.flatMap(missingFiles);
  if (packages.length === 0) return 'package.json has no name or no exports';
  return missing.length > 0 ? `package.json names ${missing.join(', ')}, which this build does not write` : null;
}

/** The package of a sample, or those of its workspaces. */
function packagesIn(folder: string): string[] {
  const { workspaces = [] } = readManifest(folder);
  return [folder, ...workspaces.map((path) => join(folder, path))].filter(isPackage);
}
