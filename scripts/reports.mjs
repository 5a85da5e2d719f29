/** The JSON reports of the test runners: their paths, sources and results. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './place.mjs';
import { sourceTree } from './source-tree.mjs';

/**
 * @typedef {import('./steps.mjs').Counts} Counts
 * @typedef {import('./source-tree.mjs').SourceTree} SourceTree
 * @typedef {object} ReportedTest A test in one project.
 * @property {string} title With those of the groups around it.
 * @property {'passed' | 'failed' | 'flaky' | 'skipped'} status Passed means at the first try; flaky, at the second.
 * @property {{ id: string, place: string }[]} proves The requirements it is annotated with, and where the annotation is written.
 */

export const reportFolder = join(root, 'node_modules/.cache/reports');

/** Reports of whole runs. They stay until the next one, for `npm run requirements`. */
export const reportFiles = { unit: join(reportFolder, 'unit.json'), browser: join(reportFolder, 'browser.json') };

/** Of the browser tests that needed a second try, run again. */
export const repeatedReport = join(reportFolder, 'browser-repeated.json');

const sourceFile = (/** @type {string} */ report) => report.replace(/\.json$/, '.source.json');

/**
 * Removes an old report before a run and records the sources of the new one.
 * @param {string} file
 * @param {SourceTree | null} [source]
 * @returns {string} The file, for the runner to write.
 */
export function startReport(file, source = sourceTree(root)) {
  mkdirSync(join(file, '..'), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(sourceFile(file), JSON.stringify(source));
  return file;
}

/**
 * @param {string} file
 * @param {SourceTree | null} [now]
 * @returns {string | null} Why the report does not apply to the work tree.
 */
export function staleReport(file, now = sourceTree(root)) {
  const report = readJson(file);
  if (!report) return 'there is none';
  const source = readJson(sourceFile(file));
  // In a copy without git there is nothing to compare.
  if (!source && !now) return null;
  if (!source || !now) return 'it does not say which sources it was made from';
  return source.tree === now.tree ? null : `it was made from other sources (commit ${source.commit.slice(0, 8)})`;
}

/** @param {string} file */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

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
 * A browser test may be repeated once, because the machine may be busy. Playwright reports those that needed it; they count as
 * passed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} report
 * @returns {Counts}
 */
export function countsOfPlaywright({ stats, errors = [] }) {
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}

/**
 * @param {{ tests: { name: string, parentNames: string[], testPath: string, status: string, retryCount?: number,
 *   meta?: Record<string, unknown> }[] }} report
 * @returns {ReportedTest[]}
 */
export const testsOfRstest = ({ tests }) =>
  tests.map(({ name, parentNames, testPath, status, retryCount = 0, meta = {} }) => ({
    title: [...parentNames, name].join(' '),
    status: isSkipped(status) ? 'skipped' : status === 'pass' && retryCount === 0 ? 'passed' : 'failed',
    proves: Object.entries(meta)
      .filter(([id]) => requirementId.test(id))
      .map(([id, position]) => ({ id, place: `${testPath}:${position}` })),
  }));

const requirementId = /^[A-Z]{2}-\d+$/;
const isSkipped = (/** @type {string} */ status) => status === 'skip' || status === 'todo';

/**
 * @typedef {{ type: string, description?: string, location?: { file: string, line: number, column: number } }} Annotation
 * @typedef {{ status: string, expectedStatus: string, annotations: Annotation[] }} ProjectResult
 * @typedef {{ title: string, tests: ProjectResult[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Files are suites too; their names are no part of a title.
 * @param {{ suites: Suite[] }} report
 * @returns {ReportedTest[]}
 */
export const testsOfPlaywright = ({ suites }) => suites.flatMap((file) => testsIn({ ...file, title: '' }));

/**
 * @param {Suite} suite
 * @returns {ReportedTest[]}
 */
function testsIn({ title, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title: name, tests }) =>
    tests.map((result) => ({ title: `${title} ${name}`.trim(), status: statusOf(result), proves: provenBy(result) })),
  );
  const inner = suites.flatMap((suite) => testsIn({ ...suite, title: `${title} ${suite.title}`.trim() }));
  return [...own, ...inner];
}

/**
 * A test that is expected to fail has the status "expected", too; one that needed a second try is "flaky".
 * @param {ProjectResult} result
 * @returns {ReportedTest['status']}
 */
function statusOf({ status, expectedStatus }) {
  if (status === 'skipped' || status === 'flaky') return status;
  return status === 'expected' && expectedStatus === 'passed' ? 'passed' : 'failed';
}

/** @param {ProjectResult} result */
const provenBy = ({ annotations }) =>
  annotations
    .filter(({ type }) => type === 'requirement')
    .map(({ description = '', location: at }) => ({
      id: description,
      place: at ? `${relative(root, at.file)}:${at.line}:${at.column}` : '',
    }));
