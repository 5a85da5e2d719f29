/**
 * @typedef {{ file: string, line: number, title: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Names the tests that passed at the second try only.
 * @param {{ suites: Suite[] } | null} report Of Playwright.
 * @returns {string[]} Lines; none when there is no such test.
 */
export function retryLines(report) {
  const retried = (report?.suites ?? []).flatMap(retriedIn);
  return retried.length > 0 ? ['', 'Passed at the second try only:', ...retried.map((line) => `  ${line}`)] : [];
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
const retriedIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  ),
  ...suites.flatMap(retriedIn),
];
