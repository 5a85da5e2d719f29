/** Runs commands as named steps: several at a time, all of them even if one fails, with a line for each. */
import { spawn } from 'node:child_process';
import { root } from './place.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {string} [cwd]
 * @property {Record<string, string>} [env]
 * @property {boolean} [live] Show its output while it runs, not only when it fails.
 * @property {() => void} [done] Called when the command has succeeded.
 * @property {() => Counts | null} [counts] Tests it ran, read from its report.
 * @property {() => string[]} [remarks] Lines for the end of the whole run.
 * @typedef {object} StepResult
 * @property {string} name
 * @property {boolean} ok
 * @property {number} seconds
 * @property {Counts | null} counts
 * @property {string[]} [remarks]
 * @property {string} [output] Its output, unless it was live.
 */

/**
 * @param {Step[]} steps
 * @param {{ width?: number, say?: (text: string) => void }} [options] How many run at the same time; where lines go.
 * @returns {Promise<StepResult[]>}
 */
export async function runSteps(steps, { width = 1, say = console.log } = {}) {
  const queue = [...steps];
  /** @type {StepResult[]} */
  const results = [];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step, say));
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}

/**
 * @param {Step} step
 * @param {(text: string) => void} say
 * @returns {Promise<StepResult>}
 */
async function runStep(step, say) {
  const start = Date.now();
  const { code, output } = await runCommand(step);
  const ok = code === 0;
  if (ok) step.done?.();
  const counts = step.counts?.() ?? null;
  const remarks = step.remarks?.() ?? [];
  const result = { name: step.name, ok, seconds: (Date.now() - start) / 1000, counts, remarks, output };
  if (!ok && !step.live) say(`\n${output.trimEnd()}\n`);
  say(lineOf(result));
  return result;
}

/**
 * @param {Step} step
 * @returns {Promise<{ code: number, output: string }>}
 */
function runCommand({ command, cwd = root, env = {}, live = false }) {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, npm_config_loglevel: 'error', ...env },
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    child.on('error', (error) => resolve({ code: 1, output: `${program}: ${error.message}` }));
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** @param {StepResult} result */
export function lineOf({ name, ok, seconds, counts }) {
  const tests = counts && `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  return `${ok ? '✓' : '✗'} ${name.padEnd(16)} ${`${seconds.toFixed(1)} s`.padStart(8)}${tests ? `   ${tests}` : ''}`;
}

/**
 * Every test counts; a step that failed without a failed test (a type error, a crash) counts as one failure.
 * @param {StepResult[]} results
 */
export function totalOf(results) {
  const passed = results.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0);
  const failed = results.reduce((sum, { ok, counts }) => sum + Math.max(counts?.failed ?? 0, ok ? 0 : 1), 0);
  return { passed, failed };
}

/** Number of lines of each failed step that are repeated. */
const lastLines = 60;

/**
 * Failures once more, for the end of a long run, where reading a log begins; then the remarks of all steps.
 * @param {StepResult[]} results
 * @returns {string[]} Lines.
 */
export const summaryOf = (results) => [
  ...results
    .filter(({ ok }) => !ok)
    .flatMap((result) => ['', ...(result.output ?? '').trim().split('\n').slice(-lastLines), lineOf(result)]),
  ...results.flatMap(({ remarks = [] }) => remarks),
];
