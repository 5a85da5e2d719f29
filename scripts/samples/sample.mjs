/** Reads what a sample project says about itself, and lays it out where the real tool can build it. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../place.mjs';

export const samplesFolder = join(root, 'website/samples');
export const keptFolder = 'output';

/**
 * One run of the tool. What it wrote and said is kept in `output/`, or in `output/{name}/` when a sample has several.
 * @typedef {object} Build
 * @property {string} name
 * @property {string[]} command `rslib build -c umd.config.ts`, in words; `node check.mjs` runs a script of the sample.
 * @property {Record<string, string>} env
 * @property {boolean} fails The command ends with an error, which is what the sample shows.
 * @property {string[]} keep Folders and files that are compared and kept.
 */

/**
 * @typedef {{ name: string, folder: string, builds: Build[] }} Sample
 * @typedef {{ name?: string, command?: string, env?: Record<string, string>, fails?: boolean, keep?: string[] }} WrittenBuild
 */

/** @returns {Sample[]} Every folder of `website/samples` with a `package.json` of its own, in order. */
export function findSamples(folder = samplesFolder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'package.json')))
    .map(({ name }) => readSample(name, join(folder, name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * @param {string} name
 * @param {string} folder
 * @returns {Sample}
 */
export function readSample(name, folder) {
  const file = join(folder, 'sample.json');
  /** @type {{ builds?: WrittenBuild[] }} */
  const written = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const builds = (written.builds ?? [{}]).map((build, index) => ({
    name: build.name ?? (index === 0 ? 'default' : String(index)),
    command: (build.command ?? 'rslib build').split(' '),
    env: build.env ?? {},
    fails: build.fails ?? false,
    keep: build.keep ?? ['dist'],
  }));
  return { name, folder, builds };
}

/** Where a build's results are kept, below the sample. @param {Sample} sample @param {Build} build */
export const keptPath = (sample, build) => (sample.builds.length === 1 ? keptFolder : join(keptFolder, build.name));

/**
 * A copy of the sample with the packages its `package.json` names, and no others: what is missing there is missing for readers too.
 * @param {Sample} sample
 * @returns {string} the folder
 */
export function layOut({ name, folder }) {
  const work = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
  cpSync(folder, work, { recursive: true, filter: (path) => path !== join(folder, keptFolder) });
  for (const manifest of manifestsIn(work)) linkPackages(manifest);
  return work;
}

/** The `package.json` of the sample and of the packages inside it. @param {string} folder @returns {string[]} */
function manifestsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])package\.json$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path));
}

const require = createRequire(join(samplesFolder, 'package.json'));

/** @param {string} manifest */
function linkPackages(manifest) {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
    const to = join(dirname(manifest), 'node_modules', name);
    const from = installed(name);
    if (from === null || existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(from, to, 'junction');
  }
}

/**
 * @param {string} name
 * @returns {string | null} the folder of an installed package; null for one that only exists inside the sample
 */
export function installed(name) {
  for (const folder of require.resolve.paths(name) ?? []) {
    if (existsSync(join(folder, name, 'package.json'))) return join(folder, name);
  }
  return null;
}
