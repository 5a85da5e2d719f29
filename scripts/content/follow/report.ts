import { place } from '../page/page';
import type { Result } from './follow-job';
import type { Step } from './steps';

const stepsIn = (steps: readonly Step[]) => steps.filter(({ kind }) => kind !== 'skipped').length;

/** `✓ en guide/basic/umd   4 steps   21.3 s  2 esm, 2 cjs` */
export function lineOf({ job, seconds, consumers, problem }: Result): string {
  const names = [...new Set(consumers)].map((name) => {
    const count = consumers.filter((each) => each === name).length;
    return count > 1 ? `${count} ${name}` : name;
  });
  const { locale, id } = job.page;
  return `${problem === null ? '✓' : '✗'} ${locale} ${id.padEnd(36)} ${String(stepsIn(job.steps)).padStart(3)} steps ${seconds.toFixed(1).padStart(6)} s  ${names.join(', ')}`;
}

/**
 * Prints what was left out and why, and how much was done.
 * @param all How many pages there are.
 * @returns Whether nothing failed.
 */
export function report(results: readonly Result[], all: number): boolean {
  const failed = results.filter(({ problem }) => problem !== null);
  const skipped = results.flatMap(({ job, unused }) => [
    ...job.steps.flatMap((step) =>
      step.kind === 'skipped' ? [`  ${place(job.page, step.line)} ${step.what}: ${step.reason}`] : [],
    ),
    ...Object.entries(job.options.notFor ?? {}).map(([name, reason]) => `  ${job.page.file} ${name}: ${reason}`),
    ...unused.map((each) => `  ${job.page.file} not packed: ${each}`),
  ]);
  if (skipped.length > 0) console.log(['', 'Not followed:', ...skipped].join('\n'));
  const steps = results.reduce((sum, { job }) => sum + stepsIn(job.steps), 0);
  const consumers = results.reduce((sum, { consumers }) => sum + consumers.length, 0);
  const seconds = results.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(
    `\n${results.length} of ${all} pages followed: ${steps} steps, ${consumers} consumers, ${seconds.toFixed(0)} s; ${failed.length} failed.`,
  );
  return failed.length === 0;
}
