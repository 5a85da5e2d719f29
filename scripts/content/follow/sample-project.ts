import { cpSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { samplesFolder } from '../../samples/sample.mjs';
import { type Manifest, readManifest } from './manifest';
import { run } from './shell';
import type { Versions } from './versions';

/**
 * Writes the files that readers can unfold under a quoted output into an empty folder, and installs their packages.
 * @returns What npm says when it fails.
 */
export async function writeSample(name: string, folder: string, versions: Versions): Promise<string | null> {
  const sample = join(samplesFolder, name);
  cpSync(sample, folder, { recursive: true, filter: (path) => !notFolded.has(relative(sample, path)) });
  for (const { at, packages } of installations(folder, versions)) {
    const command = ['npm install --no-save', ...packages].join(' ');
    const { code, log } = await run(command, at);
    if (code !== 0) return `"${command}" in the sample ${name} ended with ${code}:\n${log}`;
  }
  return null;
}

/** Files that `website/sample-files/write.mjs` leaves out. */
const notFolded = new Set(['output', 'node_modules', 'dist']);

/** Where to install which packages: in the project, with those of its workspaces, and in projects inside that need others. */
export function installations(folder: string, versions: Versions): { at: string; packages: string[] }[] {
  const manifests = manifestsIn(folder);
  const root = manifests.get(folder) ?? {};
  const inWorkspace = (at: string) => at === folder || (root.workspaces ?? []).includes(relative(folder, at));
  const shared = [...manifests].filter(([at]) => inWorkspace(at)).map(([, manifest]) => manifest);
  const known = new Set(shared.flatMap((manifest) => Object.keys(packagesOf(manifest))));
  const others = [...manifests].filter(
    ([at, manifest]) => !inWorkspace(at) && Object.keys(packagesOf(manifest)).some((name) => !known.has(name)),
  );
  return [
    [folder, Object.assign({}, ...shared.map(packagesOf))] as const,
    ...others.map(([at, each]) => [at, packagesOf(each)] as const),
  ].map(([at, packages]) => ({ at, packages: pinnedPackages(packages, versions) }));
}

/** The folder of each `package.json`. */
function manifestsIn(folder: string): Map<string, Manifest> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => /(^|[\\/])package\.json$/.test(path) && !path.includes('node_modules'))
      .map((path) => dirname(join(folder, path)))
      .map((at) => [at, readManifest(at)]),
  );
}

const packagesOf = ({ dependencies, devDependencies, peerDependencies }: Manifest): { [name: string]: string } => ({
  ...peerDependencies,
  ...dependencies,
  ...devDependencies,
});

/** Locked versions of packages, unless the range asks for another major version. */
const pinnedPackages = (packages: { [name: string]: string }, versions: Versions): string[] =>
  Object.entries(packages).flatMap(([name, range]) => {
    const version = versions.get(name);
    const major = /^[\^~](\d+)/.exec(range)?.[1];
    return version && (!major || version.startsWith(`${major}.`)) ? [`${name}@${version}`] : [];
  });
