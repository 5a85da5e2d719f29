/**
 * Holds the list of requirements (`requirements/*.json`) against the tests that ran last: a requirement is shown when a test whose
 * title names it has passed. Its last lines say what is not shown; one that must be (M, R) makes it fail.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './place.mjs';
import { reportFiles, testsOfPlaywright, testsOfRstest } from './reports.mjs';

/**
 * @typedef {object} Requirement
 * @property {string} id Area and number: `OV-04`.
 * @property {'M' | 'R' | 'A'} priority Must, required for a must to work, advised.
 * @property {string} text
 * @typedef {{ area: string, title: string, requirements: Requirement[] }} Area
 * @typedef {object} Findings
 * @property {Requirement[]} missing Demanded, and no passing test names them.
 * @property {Requirement[]} advised The same for those that are only advised.
 * @property {Requirement[]} pending Not demanded yet, and not shown.
 * @property {string[]} unknown Ids in titles that stand in no list.
 * @property {number} shown
 */

/**
 * @param {string} folder
 * @returns {{ areas: Area[], pending: string[] }}
 */
export function readRequirements(folder) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'pending.json');
  return { areas: names.sort().map(read), pending: read('pending.json').pending };
}

/** @param {string} title */
export const idsIn = (title) => title.match(/\b[A-Z]{2}-\d{2}\b/g) ?? [];

/**
 * @param {{ areas: Area[], pending: string[] }} list
 * @param {import('./reports.mjs').ReportedTest[]} tests
 * @returns {Findings}
 */
export function judge({ areas, pending }, tests) {
  const all = areas.flatMap(({ requirements }) => requirements);
  const known = new Set(all.map(({ id }) => id));
  const prefixes = new Set(areas.map(({ area }) => area));
  const named = tests.flatMap(({ title }) => idsIn(title));
  const passed = new Set(tests.filter((test) => test.passed).flatMap(({ title }) => idsIn(title)));
  const open = all.filter(({ id }) => !passed.has(id));
  const isPending = (/** @type {Requirement} */ { id }) => pending.includes(id) || pending.includes(id.slice(0, 2));
  const demanded = open.filter((requirement) => !isPending(requirement));
  return {
    missing: demanded.filter(({ priority }) => priority !== 'A'),
    advised: demanded.filter(({ priority }) => priority === 'A'),
    pending: open.filter(isPending),
    unknown: [...new Set(named.filter((id) => prefixes.has(id.slice(0, 2)) && !known.has(id)))].sort(),
    shown: all.length - open.length,
  };
}

/**
 * @param {Findings} findings
 * @param {string[]} pending
 * @returns {string[]} Lines.
 */
export function linesOf({ missing, advised, pending: open, unknown, shown }, pending) {
  const line = (/** @type {Requirement} */ { id, priority, text }) => `  ${id} ${priority}  ${text}`;
  return [
    ...(pending.length > 0 ? [`Not demanded yet: ${pending.join(', ')} (${open.length} open).`] : []),
    ...(advised.length > 0 ? ['Advised, and not shown by any test:', ...advised.map(line)] : []),
    ...(unknown.length > 0 ? [`Named by tests, and in no list: ${unknown.join(', ')}.`] : []),
    ...(missing.length > 0 ? ['Not shown by any passing test:', ...missing.map(line)] : []),
    `${shown} requirements shown, ${missing.length} missing.`,
  ];
}

function main() {
  const absent = Object.values(reportFiles).filter((file) => !existsSync(file));
  if (absent.length > 0) {
    console.error('There is no report of the tests. Run `npm test` first.');
    return false;
  }
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  const tests = [...testsOfRstest(read(reportFiles.unit)), ...testsOfPlaywright(read(reportFiles.browser))];
  const list = readRequirements(join(root, 'requirements'));
  const findings = judge(list, tests);
  for (const text of linesOf(findings, list.pending)) console.log(text);
  return findings.missing.length === 0 && findings.unknown.length === 0;
}

if (isMain(import.meta.url)) process.exitCode = main() ? 0 : 1;
