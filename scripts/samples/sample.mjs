/** Reads the settings of a sample project, and copies it to a folder where the real tool can build it. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../place.mjs';

export const samplesFolder = join(root, 'website/samples');
const keptFolder = 'output';

/**
 * One run of the tool. Its files and its log are stored in `output/`, or in `output/{name}/` when a sample has several.
 * @typedef {object} Build
 * @property {string} name
 * @property {string[]} command `rslib build -c umd.config.ts`, in words; `node check.mjs` runs a script of the sample.
 * @property {Record<string, string>} env
 * @property {boolean} fails The command ends with an error, which is what the sample shows.
 * @property {string[]} keep Folders and files that are compared and kept.
 */

/**
 * @typedef {{ [name: string]: string }} Reasons
 * @typedef {object} Sample
 * @property {string} name
 * @property {string} folder
 * @property {Build[]} builds
 * @property {Reasons} notInstalled Packages that `package.json` names and no build needs, with the reason.
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
  /** @type {{ builds?: WrittenBuild[], notInstalled?: Reasons }} */
  const written = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const builds = (written.builds ?? [{}]).map((build, index) => ({
    name: build.name ?? (index === 0 ? 'default' : String(index)),
    command: (build.command ?? 'rslib build').split(' '),
    env: build.env ?? {},
    fails: build.fails ?? false,
    keep: build.keep ?? ['dist'],
  }));
  return { name, folder, builds, notInstalled: written.notInstalled ?? {} };
}

/** Where a build's results are kept, below the sample. @param {Sample} sample @param {Build} build */
export const keptPath = (sample, build) => (sample.builds.length === 1 ? keptFolder : join(keptFolder, build.name));

/**
 * A copy of the sample with the packages its `package.json` names, and no others: a package that is missing there is missing for
 * readers too.
 * @param {Pick<Sample, 'name' | 'folder' | 'notInstalled'>} sample
 * @returns {string} the folder
 * @throws Error for a package that is named and not installed.
 */
export function layOut({ name, folder, notInstalled }) {
  const work = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
  cpSync(folder, work, { recursive: true, filter: (path) => path !== join(folder, keptFolder) });
  const manifests = manifestsIn(work);
  const own = manifests.map((manifest) => JSON.parse(readFileSync(manifest, 'utf8')).name);
  const missing = manifests.flatMap(linkPackages).filter((each) => !own.includes(each) && !(each in notInstalled));
  if (missing.length > 0) {
    rmSync(work, { recursive: true });
    throw new Error(`${name} needs ${missing.join(', ')}, which website/samples/package.json does not install.`);
  }
  return work;
}

/** The `package.json` of the sample and of the packages inside it. @param {string} folder @returns {string[]} */
function manifestsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])package\.json$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path));
}

const require = createRequire(join(samplesFolder, 'package.json'));

/** @param {string} manifest @returns {string[]} Packages that are not installed. */
function linkPackages(manifest) {
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  /** @type {string[]} */
  const missing = [];
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
    const to = join(dirname(manifest), 'node_modules', name);
    const from = installed(name);
    if (from === null) missing.push(name);
    if (from === null || existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(from, to, 'junction');
  }
  return missing;
}

/**
 * @param {string} name
 * @returns {string | null} the folder of a package that is installed with this workspace: folders above it are those of other projects
 */
export function installed(name) {
  for (const folder of require.resolve.paths(name) ?? []) {
    if (folder.startsWith(root) && existsSync(join(folder, name, 'package.json'))) return join(folder, name);
  }
  return null;
}
