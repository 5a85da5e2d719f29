/** What is measured of one build, and how several become one row of the table. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * @typedef {{ path: string, bytes: number }} OutputFile
 * @typedef {{ esm: number, cjs: number, declarationFiles: number, declarations: number }} Sizes Bytes, except for the number of files.
 * @typedef {{ seconds: number, sizes: Sizes } | { error: string }} Run
 */

/** @param {string} folder @returns {OutputFile[]} */
export const readOutput = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => ({ path: path.split(sep).join('/'), bytes: readFileSync(join(folder, path)).length }));

/** The package has no `type`, so `.js` is CommonJS, unless its folder is named for ES modules. @param {OutputFile[]} files @returns {Sizes} */
export function sizesOf(files) {
  const declarations = files.filter(({ path }) => /\.d\.[cm]?ts$/.test(path));
  const esm = files.filter(({ path }) => /\.mjs$|^esm\/.*\.js$/.test(path));
  const cjs = files.filter(({ path }) => /\.c?js$/.test(path) && !path.startsWith('esm/'));
  return { esm: sum(esm), cjs: sum(cjs), declarationFiles: declarations.length, declarations: sum(declarations) };
}

/** @param {OutputFile[]} files */
const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);

/** @param {number[]} values */
export function medianOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}

/**
 * A tool that failed once has failed: its row says with which words, and has no figures.
 * @param {Run[]} runs
 */
export function rowOf(runs) {
  for (const run of runs) if ('error' in run) return { error: run.error };
  const built = runs.flatMap((run) => ('error' in run ? [] : [run]));
  const [first] = built;
  if (!first) return { error: 'The tool was not run.' };
  const seconds = built.map((run) => run.seconds);
  const round = (/** @type {number} */ value) => Math.round(value * 100) / 100;
  return {
    seconds: round(medianOf(seconds)),
    fastest: round(Math.min(...seconds)),
    slowest: round(Math.max(...seconds)),
    ...first.sizes,
  };
}
