/**
 * Compares the list of requirements (`requirements/*.json`) with the last whole run of the tests: a requirement is proven by the
 * one test, or group of tests, that is annotated with it, when all of it passed at the first try. A test that needed a second one
 * is run three times more and has to pass each time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './place.mjs';
import { readJson, repeatedReport, reportFiles, staleReport, testsOfPlaywright, testsOfRstest } from './reports.mjs';
import { withRepeated } from './retries.mjs';

/**
 * @typedef {import('./reports.mjs').ReportedTest} ReportedTest
 * @typedef {object} Requirement
 * @property {string} id Area and number: `OV-04`.
 * @property {'M' | 'R' | 'A'} priority Must, required for a must to work, advised.
 * @property {string} text
 * @typedef {{ area: string, title: string, requirements: Requirement[] }} Area
 * @typedef {{ requirement: Requirement, reason: string }} Unproven
 * @typedef {{ id: string, places: string[] }} Claim Where an id is annotated.
 * @typedef {object} Findings
 * @property {Unproven[]} unproven
 * @property {Claim[]} repeated Annotated in more than one place.
 * @property {Claim[]} unknown Annotated, and in no list.
 * @property {number} total
 */

/**
 * @param {string} folder
 * @returns {Area[]}
 */
export function readRequirements(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/**
 * @param {Area[]} areas
 * @param {ReportedTest[]} tests
 * @returns {Findings}
 */
export function judge(areas, tests) {
  const all = areas.flatMap(({ requirements }) => requirements);
  const known = new Set(all.map(({ id }) => id));
  const claims = claimsOf(tests);
  const unproven = all.flatMap((requirement) => {
    const reason = whyNot(claims.get(requirement.id));
    return reason ? [{ requirement, reason }] : [];
  });
  const entries = [...claims].map(([id, places]) => ({ id, places: [...places.keys()] }));
  const repeated = entries.filter(({ id, places }) => known.has(id) && places.length > 1);
  const unknown = entries.filter(({ id }) => !known.has(id));
  return { unproven, repeated, unknown, total: all.length };
}

/**
 * @param {ReportedTest[]} tests
 * @returns {Map<string, Map<string, ReportedTest[]>>} The tests by id and place of the annotation.
 */
function claimsOf(tests) {
  /** @type {Map<string, Map<string, ReportedTest[]>>} */
  const claims = new Map();
  for (const test of tests)
    for (const { id, place } of test.proves) {
      const places = claims.get(id) ?? new Map();
      claims.set(id, places.set(place, [...(places.get(place) ?? []), test]));
    }
  return claims;
}

/**
 * @param {Map<string, ReportedTest[]> | undefined} places
 * @returns {string | null} null when the requirement is proven; that it is so in two places is another finding.
 */
function whyNot(places) {
  if (!places) return 'no test';
  const open = [...places].flatMap(([place, tests]) => tests.map((test) => ({ ...test, place })));
  const first = open.find(({ status }) => status !== 'passed');
  if (!first) return null;
  return `${first.place} "${first.title}" ${first.status === 'skipped' ? 'was skipped' : 'did not pass at the first try'}`;
}

/** @param {Findings} findings */
export const isProven = ({ unproven, repeated, unknown }) => unproven.length + repeated.length + unknown.length === 0;

/**
 * @param {Findings} findings
 * @returns {string[]} Lines.
 */
export function linesOf({ unproven, repeated, unknown, total }) {
  const claim = (/** @type {Claim} */ { id, places }) => `  ${id}  ${places.join(', ')}`;
  return [
    ...(unknown.length > 0 ? ['Unknown:', ...unknown.map(claim)] : []),
    ...(repeated.length > 0 ? ['Proven twice:', ...repeated.map(claim)] : []),
    ...(unproven.length > 0 ? ['Not proven:'] : []),
    ...unproven.flatMap(({ requirement: { id, text }, reason }) => [`  ${id}  ${text}`, `         ${reason}`]),
    `${total - unproven.length} of ${total} requirements proven.`,
  ];
}

function main() {
  const stale = Object.entries(reportFiles).map(([name, file]) => ({ name, reason: staleReport(file) }));
  const refused = stale.filter(({ reason }) => reason !== null);
  for (const { name, reason } of refused) console.error(`The report of the ${name} tests is refused: ${reason}.`);
  if (refused.length > 0) {
    console.error('Run `npm test`.');
    return false;
  }
  const repeated = staleReport(repeatedReport) ? [] : testsOfPlaywright(readJson(repeatedReport));
  const browser = withRepeated(testsOfPlaywright(readJson(reportFiles.browser)), repeated);
  const tests = [...testsOfRstest(readJson(reportFiles.unit)), ...browser];
  const findings = judge(readRequirements(join(root, 'requirements')), tests);
  for (const text of linesOf(findings)) console.log(text);
  return isProven(findings);
}

if (isMain(import.meta.url)) process.exitCode = main() ? 0 : 1;
