/**
 * Migrates another project's site to Folia, in a temporary folder, and prints a report: `FOLIA_FOREIGN=../rslib/website npm run
 * foreign`. The checkout is not changed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root as workspace } from '../place.mjs';
import { memoryOfTree } from '../process-tree';
import { copySite, findEngine, findProgram, linkPackages } from './engine';
import { type Built, type Measured, reportLines } from './report';

interface Ended extends Measured {
  output: string;
}

/** Runs a program until it ends, with or without success. */
function run([program = '', ...args]: string[], cwd: string): Promise<Ended> {
  const began = performance.now();
  const child = spawn(program, args, { cwd, env: { ...process.env, NODE_ENV: 'production', CI: 'true' } });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => output.push(data));
  const state = { memory: 0 };
  const measure = () => {
    state.memory = Math.max(state.memory, memoryOfTree(child.pid ?? 0));
  };
  const timer = setInterval(measure, 100);
  measure();
  return new Promise((end, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - began) / 1000;
      end({ ok: code === 0, seconds, memory: state.memory, output: Buffer.concat(output).toString() });
    });
  });
}

async function buildWithFolia(folder: string): Promise<Built> {
  const file = join(folder, 'result.json');
  const { output, ...measured } = await run(
    [process.execPath, join(import.meta.dirname, 'build-site.mjs'), folder, file],
    folder,
  );
  if (!existsSync(file)) throw new Error(`The build ended without a result:\n${output}`);
  // written by `build-site.mjs`
  const result = JSON.parse(readFileSync(file, 'utf8')) as Omit<Built, keyof Measured>;
  return { ...measured, ...result, ok: measured.ok && result.pages > 0 };
}

async function buildWithRival({ root, command }: { root: string; command: string[] }, copy: string) {
  const program = findProgram(command[0] ?? '', root);
  if (program === null) return null;
  copySite(root, copy);
  const { output, ...measured } = await run([program, ...command.slice(1)], copy);
  if (!measured.ok) console.error(output.slice(-2_000));
  return measured;
}

async function main(checkout: string): Promise<void> {
  const engine = findEngine(checkout);
  if (!engine) throw new Error(`${checkout} has no site of Rspress, VitePress or Docusaurus.`);
  // below the workspace: the configuration finds the package there
  mkdirSync(join(workspace, '.cache'), { recursive: true });
  const temporary = mkdtempSync(join(workspace, '.cache/foreign-'));
  try {
    const folder = join(temporary, 'site');
    const folia = join(workspace, 'packages/folia/bin/folia.js');
    const migrated = await run([process.execPath, folia, 'migrate', checkout, '--to', folder], workspace);
    if (!migrated.ok) throw new Error(migrated.output);
    linkPackages(engine.root, (from, name) => {
      const path = join(folder, 'node_modules', name);
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(from, path, 'junction');
    });
    const notes = readFileSync(join(folder, 'migration-report.md'), 'utf8').match(/^- /gm)?.length ?? 0;
    const built = await buildWithFolia(folder);
    const rival = await buildWithRival(engine, join(temporary, 'rival'));
    console.log(reportLines({ engine: engine.name, folder, notes, folia: built, rival }).join('\n'));
  } finally {
    if (!process.env.FOLIA_FOREIGN_KEEP) rmSync(temporary, { recursive: true, force: true });
  }
}

const checkout = process.env.FOLIA_FOREIGN ?? process.argv[2];
if (!checkout || !existsSync(checkout)) {
  console.error(
    `${checkout ? `There is no folder ${checkout}.` : 'No site is named.'} Write FOLIA_FOREIGN=<folder of a site> npm run foreign.`,
  );
  process.exitCode = 2;
} else
  await main(resolve(checkout)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
