/** Prepares the output of the tool for display and comparison. */
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../place.mjs';

const times = /\b\d+(?:\.\d+)? ?(?:ms|s|m)\b/g;
const clocks = /\b\d\d:\d\d:\d\d\b/g;

/** Source maps number generated modules by a hash of their place. */
const queries = /(\.css)\?[0-9a-f]{4}\b/g;

/** The folder of a profile carries the time and the number of the process. */
const profiles = /\.rspack-profile-\d+-\d+/g;

/** A line of a stack trace. */
const frame = /^[ \t]+at (?:.*:\d+:\d+\)?|async Promise\..*)(?:\n|$)/gm;

const packages = join(root, 'node_modules');

/** From the folder of a sample, or one below it, to the packages: the printed paths, and those shown to readers. */
const waysToPackages = (/** @type {string} */ folder) =>
  ['../../', '../', './'].map((way) => [
    relative(join(folder, way.replaceAll('..', 'in')), packages),
    `${way}node_modules`,
  ]);

/**
 * As a reader sees it: without colours, without trailing spaces, with the folder of the sample as `/project`. Of a stack
 * trace only the lines inside the sample stay; the others name places in installed packages and differ everywhere.
 * @param {string} text
 * @param {string} folder
 */
export const sayable = (text, folder) =>
  waysToPackages(folder)
    .reduce((all, [printed = '', meant = '']) => all.replaceAll(printed, meant), stripVTControlCharacters(text))
    .replaceAll(folder, '/project')
    .replace(frame, (line) => (isOurs(line) ? line : ''))
    .replaceAll(packages, '/project/node_modules')
    .replace(/[ \t]+$/gm, '')
    .trim();

/** @param {string} line */
const isOurs = (line) => line.includes('/project/') && !line.includes('node_modules');

/** Rspack names modules by a hash of their place. */
const moduleNames = /\b__webpack_require__\("\w+"\)|^ +\w+ (?=\(__unused_rspack_module)/gm;

/**
 * The declaration compiler prints in pieces of any length during the build: its output is joined and moved to the end.
 * @param {string} text
 */
function inOrder(text) {
  const lines = text.split('\n');
  const fromCompiler = lines.filter((line) => line.startsWith('[tsgo]'));
  const said = fromCompiler.map((line) => line.slice('[tsgo]'.length).replace(/\s/g, '')).join('');
  return [...lines.filter((line) => !fromCompiler.includes(line)), said].join('\n');
}

/** Without parts that vary from run to run. @param {string} text */
export const comparable = (text) =>
  inOrder(text)
    .replace(times, '0 s')
    .replace(clocks, '00:00:00')
    .replace(queries, '$1')
    .replace(profiles, '.rspack-profile-0-0')
    .replace(moduleNames, 'module')
    .trim();

const sizes = /\b\d+(?:\.\d+)?(?= k?B\b)/g;

/** Tables of outputs without their sizes, and without the columns that these make wider. @param {string} text */
export const withoutSizes = (text) =>
  text.replace(/^.*\b(?:Size|k?B)\b.*$/gm, (line) => line.replace(sizes, '0').replace(/ +/g, ' '));

/**
 * Whether two comparable texts are equal. Outputs name modules by the way to them, so their sizes depend on how far the
 * packages lie from the sample: a size may be off by a tenth, small ones by 0.2 kB.
 * @param {string} one
 * @param {string} other
 */
export function isSame(one, other) {
  if (withoutSizes(one) !== withoutSizes(other)) return false;
  const others = other.match(sizes) ?? [];
  return (one.match(sizes) ?? []).every((size, index) => {
    const [a, b] = [Number(size), Number(others[index])];
    return Math.abs(a - b) <= Math.max(0.2, Math.max(a, b) / 10) + 1e-9;
  });
}
