/** The steps of each command of the workspace, which `run.mjs` runs. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserAtHand, browserNames, findBrowser, reasonToSkip } from './find-browsers.mjs';
import { findChromium, thisMachine } from './find-chromium.mjs';
import { findGroonga } from './find-groonga.mjs';
import { root } from './place.mjs';
import {
  countsOfPlaywright,
  countsOfRstest,
  readJson,
  readReport,
  repeatedReport,
  reportFiles,
  reportFolder,
  startReport,
} from './reports.mjs';
import { repeatArguments, retryLines } from './retries.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const website = join(root, 'website');
const docs = join(root, 'docs');
const typed = [
  '.',
  'packages/folia',
  'packages/create-folia',
  'packages/search-gateway',
  'docs',
  'website',
  'e2e',
  'bench',
];

/** @param {string[]} args */
const folia = (...args) => [process.execPath, join(root, 'packages/folia/bin/folia.js'), ...args];

/** @returns {Step[]} All but the engine, which has to be built before: types and the website's pages depend on it. */
export function checkSteps() {
  const report = startReport(reportFiles.unit);
  return [
    {
      name: 'unit tests',
      command: ['npx', 'rstest', 'run'],
      env: { UNIT_REPORT: report },
      counts: () => readReport(report, countsOfRstest),
    },
    { name: 'format and lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
    ...typed
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
      .map((folder) => ({
        name: folder === '.' ? 'types' : `types ${folder.replace('packages/', '')}`,
        command: ['npx', 'tsc', '--project', join(folder, 'tsconfig.json')],
      })),
    { name: 'website content', command: folia('check', '--addresses'), cwd: website },
    { name: 'docs content', command: folia('check', '--addresses'), cwd: docs },
    contentStep(),
  ];
}

/** @returns {Step} Compares the requirements with the results of the tests. */
export const requirementsStep = () => ({
  name: 'requirements',
  command: [process.execPath, join(root, 'scripts/requirements.mjs')],
  live: true,
});

/**
 * Compares the pages with the tool, the packages and each other.
 * @param {string[]} args `--report` lists all pages.
 * @returns {Step}
 */
export const contentStep = (args = []) => ({
  name: 'documentation',
  command: ['npx', 'jiti', join(root, 'scripts/content/run.ts'), ...args],
});

/**
 * The guides, followed in empty folders.
 * @param {boolean} all Or only those that are due.
 * @returns {Step}
 */
export const followStep = (all) => ({
  ...contentStep(['--follow', ...(all ? [] : ['--due'])]),
  name: 'followed guides',
});

/**
 * Records that translations are up to date with their originals.
 * @param {string[]} args `--pages guide/start,guide/cli`
 * @returns {Step}
 */
export const i18nSyncStep = (args = []) => ({
  name: 'i18n sync',
  command: folia('i18n', 'sync', ...args),
  cwd: website,
});

/**
 * The samples of the website, built with the real tool: two steps, for two cores.
 * @param {boolean} all Or only those that are due.
 * @returns {Step[]}
 */
export const samplesSteps = (all) =>
  ['1/2', '2/2'].map((part) => ({
    name: `samples ${part}`,
    command: [process.execPath, join(root, 'scripts/samples/run.mjs'), '--part', part, ...(all ? [] : ['--due'])],
  }));

/** @returns {Step} Installs the browser and the search engine of the tests, where they are missing, while other steps run. */
export const programsStep = () => ({
  name: 'test programs',
  command: [process.execPath, join(root, 'scripts/find-programs.mjs')],
});

/** @returns {Step} */
export const siteStep = () => ({ name: 'website build', command: ['npm', 'run', '--silent', 'build'], cwd: website });

/** @returns {Step} The documentation of Folia. */
export const docsStep = () => ({ name: 'docs build', command: folia('build'), cwd: docs });

/** @returns {Step} Known vulnerabilities and the licences of what is installed. */
export const auditStep = () => ({
  name: 'audit',
  command: [process.execPath, join(root, 'scripts/audit.mjs')],
  live: true,
});

/** @returns {Step} The documents that show the files of samples, which a build of the website makes first. */
export const sampleFilesStep = () => ({
  name: 'files of samples',
  command: [process.execPath, join(website, 'sample-files/write.mjs')],
});

/**
 * @param {string[]} args Folder names of `e2e/cases`, or `website`; none means all. `--browser firefox` or `--browser webkit` runs
 *   all tests that are for that browser, or those of the files that are named.
 * @param {string} [file] Of the report. A run of some features keeps the report of the last whole run.
 * @returns {Step}
 */
export function browserStep(
  args = [],
  file = args.length > 0 ? join(reportFolder, 'browser-part.json') : reportFiles.browser,
) {
  const features = withBrowser(args);
  const report = startReport(file);
  const machine = thisMachine();
  const needsGroonga = features.length === 0 || features.some((name) => name.includes('search-engine'));
  const groonga = needsGroonga ? findGroonga(machine) : null;
  const filters = features.map((name) => {
    if (name === 'website' || name === 'docs') return `e2e/${name}/`;
    // everything else is an option, its value or a path
    return existsSync(join(root, 'e2e/cases', name)) ? `cases/${name}${name.endsWith('.ts') ? '' : '/'}` : name;
  });
  return {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test', ...filters],
    cwd: join(root, 'e2e'),
    env: {
      FOLIA_CHROMIUM: findChromium(machine),
      // the tests of one browser are few: none of them is left out
      ...(args.includes('--browser') ? { FOLIA_TEST_ALL: '1' } : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(groonga ? { FOLIA_GROONGA: groonga } : {}),
    },
    live: true,
    counts: () => readReport(report, countsOfPlaywright),
    remarks: () => [...retryLines(readJson(report)), ...missingBrowsers(machine)],
  };
}

/**
 * Runs the browser tests of the last whole run that needed a second try again. They count as tests once.
 * @returns {Step | null} null when there was none.
 */
export function repeatStep() {
  rmSync(repeatedReport, { force: true });
  const args = repeatArguments(readJson(reportFiles.browser));
  return (
    args && { ...browserStep(args, repeatedReport), name: 'repeated tests', counts: () => null, remarks: () => [] }
  );
}

/** @param {string[]} args */
function withBrowser(args) {
  const at = args.indexOf('--browser');
  const name = browserNames.find((known) => known === args[at + 1]);
  if (at < 0) return args;
  if (!name) throw new Error(`"--browser" takes one of these: ${browserNames.join(', ')}.`);
  findBrowser(name, thisMachine());
  const others = [...args.slice(0, at), ...args.slice(at + 2)];
  return [...(others.some((file) => !file.startsWith('-')) ? [] : ['browsers']), `--project=${name}`, ...others];
}

/** @param {import('./find-chromium.mjs').World} machine */
const missingBrowsers = (machine) =>
  browserNames.filter((name) => !browserAtHand(name, machine)).map((name) => reasonToSkip(name));

/**
 * @param {'dev' | 'preview'} command
 * @param {string[]} args
 * @returns {Step}
 */
export const serveStep = (command, args) => ({
  name: command,
  command: folia(command, ...args),
  cwd: website,
  live: true,
});

/**
 * The dev server of the documentation of Folia.
 * @param {string[]} args
 * @returns {Step}
 */
export const serveDocsStep = (args) => ({ ...serveStep('dev', args), name: 'docs', cwd: docs });

/**
 * Migrates another project's site to Folia; the environment variable `FOLIA_FOREIGN` or the argument names its folder.
 * @param {string[]} args
 * @returns {Step}
 */
export const foreignStep = (args) => ({
  name: 'foreign site',
  command: ['npx', 'jiti', join(root, 'scripts/foreign/run.ts'), ...args],
  live: true,
});

/**
 * @param {string[]} args
 * @returns {Step}
 */
export const benchStep = (args) => ({
  name: 'bench',
  command: ['npx', 'jiti', 'run.ts', ...args],
  cwd: join(root, 'bench'),
  live: true,
});
