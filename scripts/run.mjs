/** The commands of the workspace: `npm start`, `npm test` and the others end up here, after `setup.mjs`. */
import { engineSteps } from './engine.mjs';
import { isMain } from './place.mjs';
import { runSteps, summaryOf, totalOf } from './steps.mjs';
import {
  auditStep,
  benchStep,
  browserStep,
  checkSteps,
  contentStep,
  docsStep,
  followStep,
  foreignStep,
  i18nSyncStep,
  programsStep,
  repeatStep,
  requirementsStep,
  sampleFilesStep,
  samplesSteps,
  serveDocsStep,
  serveStep,
  siteStep,
} from './tasks.mjs';

/** The time limits are meant for two cores; the browser tests have their own workers. */
const width = 2;

/** @returns {Promise<import('./steps.mjs').StepResult[]>} */
async function buildPackages() {
  const results = [];
  for (const step of engineSteps()) results.push(...(await runSteps([step])));
  return results;
}

/** @param {import('./steps.mjs').StepResult[]} results */
const allWell = (results) => results.every(({ ok }) => ok);

async function check() {
  return [...(await buildPackages()), ...(await runSteps(checkSteps(), { width }))];
}

/** @param {boolean} all Leave nothing out. */
async function test(all) {
  const programs = runSteps([programsStep()]);
  const results = await buildPackages();
  // The longest ones first, so that no core waits for the last.
  const steps = [...samplesSteps(all), followStep(all), ...checkSteps(), siteStep(), docsStep()];
  results.push(...(await runSteps(steps, { width })), ...(await programs));
  results.push(...(await runBrowser(() => browserStep())));
  results.push(...(await runBrowser(repeatStep)));
  if (all) results.push(...(await runSteps([auditStep()])));
  results.push(...(await runSteps([requirementsStep()])));
  for (const line of summaryOf(results)) console.log(line);
  const { passed, failed } = totalOf(results);
  console.log(`\n${results.filter(({ ok }) => ok).length} of ${results.length} steps passed.`);
  console.log(`${passed} passed, ${failed} failed`);
  return results;
}

/**
 * @param {() => import('./steps.mjs').Step | null} makeStep Fails where no browser can be found.
 */
async function runBrowser(makeStep) {
  try {
    const step = makeStep();
    return step ? await runSteps([step]) : [];
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [{ name: 'browser tests', ok: false, seconds: 0, counts: null }];
  }
}

/**
 * Builds the packages, then runs further steps.
 * @param {(() => Promise<import('./steps.mjs').StepResult[]>)[]} parts Later ones run only when the earlier ones succeeded.
 */
async function inTurn(...parts) {
  const results = await buildPackages();
  for (const part of parts) {
    if (!allWell(results)) break;
    results.push(...(await part()));
  }
  return results;
}

const live = (/** @type {import('./steps.mjs').Step} */ step) => runSteps([{ ...step, live: true }]);

/** @type {Record<string, (args: string[]) => Promise<import('./steps.mjs').StepResult[]>>} */
const tasks = {
  start: (args) =>
    inTurn(
      () => live(siteStep()),
      () => live(serveStep('preview', args)),
    ),
  dev: (args) =>
    inTurn(
      () => runSteps([sampleFilesStep()]),
      () => live(serveStep('dev', args)),
    ),
  build: () => inTurn(() => live(siteStep())),
  preview: (args) => inTurn(() => live(serveStep('preview', args))),
  check,
  test: () => test(false),
  'test:all'() {
    // read in `tests-all.ts`
    process.env.FOLIA_TEST_ALL = '1';
    return test(true);
  },
  e2e: (args) =>
    inTurn(
      () =>
        args.length === 0 || args.some((name) => /^website\b/.test(name))
          ? runSteps([siteStep()])
          : Promise.resolve([]),
      () =>
        args.length === 0 || args.some((name) => /^docs\b/.test(name)) ? runSteps([docsStep()]) : Promise.resolve([]),
      () => runBrowser(() => browserStep(args)),
    ),
  docs: (args) => inTurn(() => live(serveDocsStep(args))),
  content: (args) => live(contentStep(args)),
  'i18n:sync': (args) => inTurn(() => live(i18nSyncStep(args))),
  requirements: () => runSteps([requirementsStep()]),
  foreign: (args) => inTurn(() => live(foreignStep(args))),
  bench: (args) => inTurn(() => live(benchStep(args))),
};

if (isMain(import.meta.url)) {
  const [name = '', ...args] = process.argv.slice(2);
  const task = tasks[name];
  if (task) process.exitCode = allWell(await task(args)) ? 0 : 1;
  else {
    console.error(`There is no task "${name}". The tasks are: ${Object.keys(tasks).join(', ')}.`);
    process.exitCode = 2;
  }
}
