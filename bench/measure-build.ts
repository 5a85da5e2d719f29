import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryOfTree } from '../scripts/process-tree';
import { type Command, folia, start } from './command';
import { median } from './statistics';

interface BuildFigures {
  /** Seconds. */
  coldBuild: number;
  warmBuild: number;
  onePageBuild: number;
  /** Of a cold build, the step in which the search indexes are made. */
  searchBuild: number;
  /** MB, of all processes together. */
  peakMemory: number;
}

export interface BuildInput {
  folder: string;
  /** A source file that is changed for `onePageBuild`. */
  page: string;
  repeat: number;
}

/** Builds a site repeatedly. Cold means: no cache, no output. */
export async function measureBuild({ folder, page, repeat }: BuildInput): Promise<BuildFigures> {
  const build = () => timed(folia(folder, 'build'));
  const cold: Run[] = [];
  for (let run = 0; run < repeat; run++) {
    for (const name of ['node_modules', '.folia', 'dist']) rmSync(join(folder, name), { recursive: true, force: true });
    cold.push(await build());
  }
  const warm: Run[] = [];
  const changed: Run[] = [];
  for (let run = 0; run < repeat; run++) {
    warm.push(await build());
    appendFileSync(join(folder, page), `\nChanged ${run}.\n`);
    changed.push(await build());
  }
  const seconds = (runs: Run[]) => median(runs.map((run) => run.seconds));
  return {
    coldBuild: seconds(cold),
    warmBuild: seconds(warm),
    onePageBuild: seconds(changed),
    searchBuild: median(cold.map((run) => run.searchSeconds)),
    peakMemory: Math.max(...cold.map((run) => run.peak)),
  };
}

export interface Run {
  seconds: number;
  /** Of these, those of the search indexes. */
  searchSeconds: number;
  peak: number;
}

/** Milliseconds. Reading all processes takes some of the measured time. */
const watchEvery = 200;

export function timed(command: Command): Promise<Run> {
  const began = performance.now();
  const child = start(command, ['ignore', 'pipe', 'pipe']);
  let peak = 0;
  const errors: Buffer[] = [];
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk));
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(child.pid ?? 0));
  }, watchEvery);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(watch);
      const seconds = (performance.now() - began) / 1000;
      if (code === 0) resolve({ seconds, searchSeconds: searchStepOf(`${Buffer.concat(output)}`), peak });
      else reject(new Error(`The build ended with ${code}:\n${Buffer.concat(errors)}`));
    });
  });
}

/** Seconds of a line like `Index for search  2 indexes  1 min 5 s` in the build's own report. */
export function searchStepOf(output: string): number {
  const [, minutes = 0, time, unit] = /Index for search.*?(?:(\d+) min )?([\d.]+) (ms|s)\s*$/m.exec(output) ?? [];
  return Number(minutes) * 60 + Number(time ?? Number.NaN) / (unit === 'ms' ? 1000 : 1);
}
