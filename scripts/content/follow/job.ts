import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../choose-due.mjs';
import { samplesFolder } from '../../samples/sample.mjs';
import type { Page } from '../page/page';
import { codeOf } from './quote';
import type { SampleOptions } from './sample-builds';
import { type Skipped, type Step, stepsOf } from './steps';
import type { Versions } from './versions';

/** `website/writing/follow.json` */
export interface Followed {
  /** Packages of commands that no lockfile has. */
  versions: { [name: string]: string };
  /** Pages without a result, with the reason. */
  notFollowed: { [id: string]: string };
  pages: { [id: string]: PageOptions };
  samples: { [name: string]: SampleOptions };
}

interface PageOptions {
  /** The page quotes samples, whose other files readers can unfold. */
  samples?: boolean;
  /** The sample that the page assumes as the reader's project, when it quotes none. */
  project?: string;
  /** Where in its first sample the commands of the page run: `packages/ui`. */
  folder?: string;
  skipped?: Skipped;
  skippedCommands?: { [command: string]: string };
  /** The result is for browsers. */
  browser?: boolean;
  /** Users the page itself says the result is not for, with the reason: it has to fail for them. */
  notFor?: { [consumer: string]: string };
}

/** A page that is to be followed. */
export interface Job {
  page: Page;
  steps: Step[];
  options: PageOptions;
  /** Samples that the page quotes outputs of. */
  samples: string[];
  /** Hash of everything the result depends on. */
  key: string;
}

export function jobOf(page: Page, { pages, samples }: Followed, versions: Versions): Job {
  const options = pages[page.id] ?? {};
  const { skipped = {}, skippedCommands = {} } = options;
  const steps = stepsOf(page, { quote: codeOf, skipped, skippedCommands, samples: options.samples ?? false });
  const quoted = [...new Set(steps.flatMap((step) => (step.kind === 'built' ? [step.sample] : [])))];
  const given = [steps, options, [...versions], quoted.map((name) => samples[name] ?? {})];
  const files = [...quoted, ...(options.project ? [options.project] : [])].flatMap((name) =>
    filesOf(join(samplesFolder, name)),
  );
  const key = hashOf(JSON.stringify(given), process.version, ...files.flatMap((file) => [file, readFileSync(file)]));
  return { page, steps, options, samples: quoted, key };
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
    .sort();
