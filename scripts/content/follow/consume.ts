import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { shownBy } from './browser';
import { type Consumer, loaded, type Script, tasksOf } from './consumer-tasks';
import { type Manifest, readManifest } from './manifest';
import { run } from './shell';
import { pinned, type Versions } from './versions';

export interface Use {
  /** The packages: one, or those of a workspace. */
  projects: readonly string[];
  /** Where `pack` has put the tarballs. */
  folder: string;
  versions: Versions;
  /** The package is for browsers: it is bundled and opened in Chromium instead of loaded by Node.js. */
  browser?: boolean;
  script?: Script;
}

/** Packs projects into an empty folder, and uses the tarballs. */
export async function consume(use: Use): Promise<Consumer[]> {
  const packed = await pack(use.projects, use.folder);
  return 'problem' in packed ? [packed] : useTarballs(packed.tarballs, use);
}

/** Installs tarballs and uses them: import, require, check types, load in a browser. */
export async function useTarballs(
  tarballs: readonly string[],
  { projects, folder, versions, browser = false, script }: Use,
): Promise<Consumer[]> {
  const manifests = projects.map(readManifest);
  const problem = existsSync(join(folder, 'node_modules'))
    ? await replace(tarballs, manifests, folder)
    : await install(tarballs, { manifests, folder, versions, bundles: browser || script !== undefined });
  if (problem) return [{ name: 'install', problem: `The tarball cannot be installed:\n${problem}` }];
  const results: Consumer[] = [];
  for (const task of tasksOf(manifests, { browser, ...(script ? { script } : {}) })) {
    for (const [path, text] of Object.entries(task.files)) writeFileSync(join(folder, path), text);
    const { code, log } = await run(task.command, folder);
    const failure = code === 0 ? null : `"${task.command}" ended with ${code}:\n${log}`;
    results.push({ name: task.name, problem: failure ?? (task.document ? await opened(folder, task.document) : null) });
  }
  return results;
}

interface Installation {
  manifests: readonly Manifest[];
  folder: string;
  versions: Versions;
  /** A bundler is needed. */
  bundles: boolean;
}

/** @returns What npm says when it fails. */
async function install(tarballs: readonly string[], { manifests, folder, versions, bundles }: Installation) {
  // optional peers such as `@types/react` are installed by users who check types
  const optional = manifests.flatMap(({ peerDependenciesMeta }) => Object.keys(peerDependenciesMeta ?? {}));
  const tools = ['typescript', '@types/node', ...optional, ...(bundles ? ['@rsbuild/core'] : [])].join(' ');
  const files = tarballs.map((file) => `"./${file}"`).join(' ');
  const { code, log } = await run(`${pinned(`npm install ${tools}`, versions).command} ${files}`, folder);
  return code === 0 ? null : log;
}

/** Another build of packages that are installed already, with the same dependencies. */
async function replace(tarballs: readonly string[], manifests: readonly Manifest[], folder: string) {
  for (const [index, { name = '' }] of manifests.entries()) {
    const at = join(folder, 'node_modules', name);
    rmSync(at, { recursive: true });
    mkdirSync(at);
    const { code, log } = await run(`tar -xzf "${tarballs[index]}" -C "${at}" --strip-components=1`, folder);
    if (code !== 0) return log;
  }
  return null;
}

/** The files that `npm pack` makes of projects, in `folder`. */
export async function pack(
  projects: readonly string[],
  folder: string,
): Promise<{ tarballs: string[] } | { name: 'pack'; problem: string }> {
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "name": "consumer", "private": true, "type": "module" }\n');
  const tarballs: string[] = [];
  for (const project of projects) {
    const { code, log } = await run(`npm pack --pack-destination "${folder}"`, project);
    const tarball = /\S+\.tgz/.exec(log)?.[0];
    if (code !== 0 || !tarball || !existsSync(join(folder, basename(tarball))))
      return { name: 'pack', problem: `npm pack failed:\n${log}` };
    tarballs.push(basename(tarball));
  }
  return { tarballs };
}

async function opened(folder: string, document: string): Promise<string | null> {
  const shown = await shownBy(join(folder, document), (text) => text.includes(loaded));
  return shown.includes(loaded) ? null : `${document} fails in Chromium:\n${shown}`;
}
