/** `npm run samples`: builds every sample project of the website and compares. `--update` keeps what is made now; names choose samples, `--part 1/2` every second one. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../place.mjs';
import { checkSample, settled } from './build.mjs';
import { textDiff } from './diff.mjs';
import { findSamples, installed, samplesFolder } from './sample.mjs';

const cache = join(root, 'node_modules/.cache/samples');

/** What a sample's result depends on: its files (kept ones included), the packages, Node. @param {import('./sample.mjs').Sample} sample */
function keyOf({ folder }) {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name);
    if (statSync(path).isFile()) hash.update(`${name}\n`).update(readFileSync(path));
  }
  hash.update(readFileSync(join(samplesFolder, 'package.json')));
  for (const name of ['@rslib/core', '@rsbuild/core', 'typescript'])
    hash.update(readFileSync(join(installed(name) ?? '', 'package.json')));
  return hash.update(process.version).digest('hex');
}

/** @param {string} name */
const known = (name) => {
  try {
    return readFileSync(join(cache, name), 'utf8');
  } catch {
    return '';
  }
};

/** @param {string[]} args @returns {number} exit code */
export function runSamples(args) {
  const { values, positionals: names } = parseArgs({
    args,
    allowPositionals: true,
    options: { update: { type: 'boolean', default: false }, part: { type: 'string', default: '1/1' } },
  });
  const { update } = values;
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const samples = findSamples()
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .filter((_, index) => index % parts === part - 1);
  const unknown = names.filter((name) => !samples.some((sample) => sample.name === name));
  for (const name of unknown) console.error(`There is no sample "${name}" in website/samples.`);
  mkdirSync(cache, { recursive: true });
  const failed = samples.filter((sample) => !checked(sample, update)).length + unknown.length;
  console.log(`${samples.length - failed + unknown.length} of ${samples.length} samples are built as they are kept.`);
  return failed > 0 ? 1 : 0;
}

/** @param {import('./sample.mjs').Sample} sample @param {boolean} update */
function checked(sample, update) {
  if (!update && known(sample.name) === keyOf(sample)) return true;
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
  writeFileSync(join(cache, sample.name), keyOf(sample));
  return true;
}

process.exitCode = runSamples(process.argv.slice(2));
