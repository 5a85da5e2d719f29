/**
 * @typedef {{ file: string, line: number, title: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {import('./reports.mjs').ReportedTest} ReportedTest
 * @typedef {{ project: string, place: string, title: string }} RetriedTest `place` is `file:line`.
 */

/** How often a test that needed a second try is run again. Each of these runs has to pass. */
const repetitions = 3;

/**
 * Names the tests that passed at the second try only.
 * @param {{ suites: Suite[] } | null} report Of Playwright.
 * @returns {string[]} Lines; none when there is no such test.
 */
export function retryLines(report) {
  const lines = retriedTests(report).map(({ project, place, title }) => `  [${project}] ${place} ${title}`);
  return lines.length > 0 ? ['', 'Passed at the second try only:', ...lines] : [];
}

/**
 * Arguments of Playwright that run the tests which needed a second try again, without one.
 * @param {{ suites: Suite[] } | null} report
 * @returns {string[] | null} null when there is no such test.
 */
export function repeatArguments(report) {
  const retried = retriedTests(report);
  if (retried.length === 0) return null;
  const projects = new Set(retried.map(({ project }) => `--project=${project}`));
  const places = new Set(retried.map(({ place }) => place));
  return [...places, ...projects, '--retries=0', '--workers=1', `--repeat-each=${repetitions}`];
}

/**
 * Replaces the runs that needed a second try with the repeated tests.
 * @param {ReportedTest[]} tests
 * @param {ReportedTest[]} repeated
 * @returns {ReportedTest[]}
 */
export function withRepeated(tests, repeated) {
  const isRepeated = (/** @type {ReportedTest} */ { title }) => repeated.some((test) => test.title === title);
  return [...tests.filter((test) => test.status !== 'flaky' || !isRepeated(test)), ...repeated];
}

/** @param {{ suites: Suite[] } | null} report */
const retriedTests = (report) => (report?.suites ?? []).flatMap(retriedIn);

/**
 * @param {Suite} suite
 * @returns {RetriedTest[]}
 */
const retriedIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => ({ project: projectName, place: `${file}:${line}`, title })),
  ),
  ...suites.flatMap(retriedIn),
];
