import { place } from '../page/page';
import type { Result } from './follow-job';
import type { Job } from './job';
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
 * Prints skipped pages with their reasons, and the totals.
 * @param all What is to be followed, even if it is not due.
 * @returns Whether nothing failed.
 */
export function report(results: readonly Result[], all: readonly Job[]): boolean {
  const failed = results.filter(({ problem }) => problem !== null);
  const skipped = results.flatMap(({ job, unused }) => [
    ...job.steps.flatMap((step) =>
      step.kind === 'skipped' ? [`  ${place(job.page, step.line)} ${step.what}: ${step.reason}`] : [],
    ),
    ...Object.entries(job.options.notFor ?? {}).map(([name, reason]) => `  ${job.page.file} ${name}: ${reason}`),
    ...unused.map((each) => `  ${job.page.file} not packed: ${each}`),
  ]);
  if (skipped.length > 0) console.log(['', 'Not followed:', ...skipped].join('\n'));
  console.log(['', ...totals(results, all), ''].join('\n'));
  return failed.length === 0;
}

/** The totals: a line per language, and one for all of them. */
export function totals(results: readonly Result[], all: readonly Job[]): string[] {
  const locales = [...new Set(all.map(({ page }) => page.locale))].sort();
  const line = (locale?: string): string => {
    const isMeant = ({ page }: Job) => locale === undefined || page.locale === locale;
    const meant = results.filter(({ job }) => isMeant(job));
    const sum = (count: (result: Result) => number) => meant.reduce((total, result) => total + count(result), 0);
    const failed = sum(({ problem }) => (problem === null ? 0 : 1));
    return `${(locale ?? 'all').padEnd(3)} ${meant.length} of ${all.filter(isMeant).length} pages followed: ${sum(({ job }) => stepsIn(job.steps))} steps, ${sum(({ consumers }) => consumers.length)} consumers, ${sum(({ seconds }) => seconds).toFixed(0)} s; ${failed} failed`;
  };
  return [...locales.map(line), line()];
}
