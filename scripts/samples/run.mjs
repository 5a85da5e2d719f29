/**
 * `npm run samples`: builds the sample projects of the website and compares. `--update` stores the new output, `--due` leaves out
 * those that have not changed since they passed and most of those that never have, names choose samples, `--part 1/2` every second
 * one.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseDue, currentCommit, hashOf, openPassNotes } from '../choose-due.mjs';
import { root } from '../place.mjs';
import { checkSample, settled } from './build.mjs';
import { textDiff } from './diff.mjs';
import { findSamples, installed, samplesFolder } from './sample.mjs';

const notes = openPassNotes(join(root, 'node_modules/.cache/samples'));
/** How many of the samples that never passed here are due, with `--due`. */
const unseenDue = 10;

/** What a sample's result depends on: its files (kept ones included), the packages, Node. @param {import('./sample.mjs').Sample} sample */
function keyOf({ folder }) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => statSync(join(folder, name)).isFile());
  const packages = ['@rslib/core', '@rsbuild/core', 'typescript'].map((name) => installed(name) ?? '');
  return hashOf(
    ...files.flatMap((name) => [name, readFileSync(join(folder, name))]),
    ...[samplesFolder, ...packages].map((path) => readFileSync(join(path, 'package.json'))),
    process.version,
  );
}

/**
 * @param {import('./sample.mjs').Sample[]} samples
 * @param {number} sample How many of those that never passed.
 */
function dueAmong(samples, sample) {
  const candidates = samples.map((one) => ({ name: one.name, key: keyOf(one), passed: notes.passed(one.name) }));
  const due = chooseDue(candidates, { sample, seed: currentCommit() });
  return samples.filter(({ name }) => due.includes(name));
}

/** @param {string[]} args @returns {number} exit code */
function runSamples(args) {
  const { values, positionals: names } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      due: { type: 'boolean', default: false },
      part: { type: 'string', default: '1/1' },
    },
  });
  const { update, due } = values;
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const all = findSamples();
  const asked = all
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .filter((_, index) => index % parts === part - 1);
  const samples = due ? dueAmong(asked, unseenDue / parts) : asked;
  const unknown = names.filter((name) => !all.some((sample) => sample.name === name));
  for (const name of unknown) console.error(`There is no sample "${name}" in website/samples.`);
  const failed = samples.filter((sample) => !checked(sample, update)).length + unknown.length;
  console.log(`${samples.length - failed + unknown.length} of ${samples.length} samples are built as they are kept.`);
  return failed > 0 ? 1 : 0;
}

/** @param {import('./sample.mjs').Sample} sample @param {boolean} update */
function checked(sample, update) {
  const { problems, differences } = update
    ? checkSample(sample, { update })
    : settled(() => checkSample(sample, { update }));
  for (const problem of problems) console.error(`\n✗ ${sample.name}: ${problem}`);
  for (const { file, kept, made } of differences) {
    console.error(
      `\n✗ website/samples/${sample.name}/${file} ${kept === null ? 'is not kept yet' : made === null ? 'is not made any more' : 'is made differently now'}`,
    );
    if (kept !== null && made !== null) console.error(textDiff(kept, made));
  }
  if (problems.length > 0 || differences.length > 0) {
    console.error(
      `  If this is right, run "npm run samples -- --update ${sample.name}" and look at the pages that quote it.`,
    );
    return false;
  }
  notes.note(sample.name, keyOf(sample));
  return true;
}

process.exitCode = runSamples(process.argv.slice(2));
