/** Reads the JSON reports of the test runners: counts, and which test has passed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './place.mjs';

/**
 * @typedef {import('./steps.mjs').Counts} Counts
 * @typedef {{ title: string, passed: boolean }} ReportedTest Title with those of the groups around it.
 */

export const reportFolder = join(root, 'node_modules/.cache/reports');

/** Reports of whole runs. They stay until the next one, for `npm run requirements`. */
export const reportFiles = { unit: join(reportFolder, 'unit.json'), browser: join(reportFolder, 'browser.json') };

/**
 * The caller removes an old report before the run, so that none is counted twice.
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Counts} countsOf
 * @returns {Counts | null} null when the run wrote none.
 */
export function readReport(file, countsOf) {
  try {
    return countsOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/**
 * @param {{ summary: { passedTests: number, failedTests: number, failedFiles: number, skippedTests: number, todoTests?: number } }} report
 * @returns {Counts}
 */
export function countsOfRstest({ summary }) {
  // A file that cannot be loaded fails without a failed test in it.
  const failed = Math.max(summary.failedTests, summary.failedFiles);
  return { passed: summary.passedTests, failed, skipped: summary.skippedTests + (summary.todoTests ?? 0) };
}

/**
 * A browser test may be repeated once, for the sake of a machine that is busy with something else. Playwright names those that
 * needed it; they count as passed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} report
 * @returns {Counts}
 */
export function countsOfPlaywright({ stats, errors = [] }) {
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}

/**
 * @param {{ tests: { name: string, parentNames: string[], status: string }[] }} report
 * @returns {ReportedTest[]}
 */
export const testsOfRstest = ({ tests }) =>
  tests.map(({ name, parentNames, status }) => ({
    title: [...parentNames, name].join(' '),
    passed: status === 'pass',
  }));

/**
 * @typedef {{ title: string, tests: { status: string }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Files are suites too; their names are no part of a title. A test that runs in several projects has passed when it has in each
 * that did not skip it, and in one at least.
 * @param {{ suites: Suite[] }} report
 * @returns {ReportedTest[]}
 */
export const testsOfPlaywright = ({ suites }) => suites.flatMap((file) => testsIn({ ...file, title: '' }));

/**
 * @param {Suite} suite
 * @returns {ReportedTest[]}
 */
function testsIn({ title, specs = [], suites = [] }) {
  const own = specs.map(({ title: name, tests }) => {
    const ran = tests.filter(({ status }) => status !== 'skipped');
    const passed = ran.length > 0 && ran.every(({ status }) => status === 'expected' || status === 'flaky');
    return { title: `${title} ${name}`.trim(), passed };
  });
  const inner = suites.flatMap((suite) => testsIn({ ...suite, title: `${title} ${suite.title}`.trim() }));
  return [...own, ...inner];
}
