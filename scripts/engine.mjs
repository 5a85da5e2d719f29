/** Builds the packages with Rslib, unless the last build was made from the same sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './place.mjs';

/** In the order of their dependencies. */
const packages = [
  { name: 'engine', folder: 'packages/folia' },
  { name: 'search gateway', folder: 'packages/search-gateway' },
  { name: 'create-folia', folder: 'packages/create-folia' },
];
const settings = [
  'rslib.config.ts',
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts/third-party-licenses.ts',
];

/**
 * A hash of everything the build reads. Tests are left out: they do not change the result.
 * @param {string} folder
 */
function hashSources(folder) {
  const sources = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.|\.snap$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...settings.map((name) => join(folder, name)).filter(existsSync), ...sources])
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** @returns {import('./steps.mjs').Step[]} A step for each package that has to be built. */
export const engineSteps = () =>
  packages.flatMap(({ name, folder }) => {
    const cwd = join(root, folder);
    const hashFile = join(root, 'node_modules/.cache', `folia-${folder.split('/').at(-1)}.hash`);
    const hash = hashSources(cwd);
    const built = existsSync(join(cwd, 'dist/cli.js')) && existsSync(hashFile);
    if (built && readFileSync(hashFile, 'utf8') === hash) return [];
    const done = () => {
      mkdirSync(dirname(hashFile), { recursive: true });
      writeFileSync(hashFile, hash);
    };
    return [{ name, command: ['npx', 'rslib'], cwd, done }];
  });
