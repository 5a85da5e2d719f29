import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../place.mjs';
import type { KnownPackages } from './fences/packages';
import type { KnownCommands } from './fences/shell';
import { nodeTool, rslibTool, tscTool } from './fences/tools';
import type { GivenOptions } from './options/check-options';
import type { InstalledVersions } from './versions';

/** Data of the workspace: its lockfile, its tools, the lists of `website/writing`. */

/** A JSON file of the workspace. The caller gives the type: these files are part of the repository. */
export const readJson = <Shape>(path: string): Shape => JSON.parse(readFileSync(join(root, path), 'utf8')) as Shape;

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

interface LockFile {
  packages: { [path: string]: { version?: string; bin?: { [name: string]: string }; link?: boolean } };
}

const lockFile = (): LockFile => readJson('package-lock.json');

export function knownPackages(): KnownPackages {
  const paths = Object.keys(lockFile().packages).filter((path) => path.includes('node_modules/'));
  const installed = new Set(
    paths.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  return {
    installed,
    named: new Map(Object.entries(readJson<{ [name: string]: string }>('website/writing/packages.json'))),
  };
}

/** Versions at the top of `node_modules`, which the samples are built with. */
export function installedVersions(): InstalledVersions {
  const entries = Object.entries(lockFile().packages);
  return new Map(
    entries.flatMap(([path, { version }]) =>
      version && /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)
        ? [[path.slice('node_modules/'.length), version] as const]
        : [],
    ),
  );
}

interface WrittenCommands {
  system: string[];
  flags: { [program: string]: string[] };
  wrong: { [code: string]: string };
}

export function knownCommands({ named }: KnownPackages): KnownCommands {
  const { system, flags, wrong } = readJson<WrittenCommands>('website/writing/commands.json');
  const bins = Object.values(lockFile().packages).flatMap(({ bin }) => Object.keys(bin ?? {}));
  return {
    tools: new Map([
      ['rslib', rslibTool()],
      ['tsc', tscTool()],
      ['node', nodeTool()],
    ]),
    system: new Set(system),
    binaries: new Set([...bins, ...named.keys()]),
    flags: new Map(Object.entries(flags).map(([name, list]) => [name, new Set(list)] as const)),
    wrong: new Map(Object.entries(wrong)),
  };
}

interface WrittenOptions {
  pages: { [id: string]: string };
  exceptions: { [path: string]: string };
  /** Page id → options of the tool the page compares Rslib with. */
  ofOtherTools: { [id: string]: string[] };
}

export async function givenOptions(): Promise<GivenOptions> {
  const { pages, exceptions, ofOtherTools } = readJson<WrittenOptions>('website/writing/options.json');
  const reader = pathToFileURL(join(root, 'website/options/rows.mjs')).href;
  // the module has exports of this type
  const { readRows }: Pick<GivenOptions, 'readRows'> = await import(reader);
  return {
    subjects: new Map(Object.entries(pages)),
    exceptions: new Map(Object.entries(exceptions)),
    ofOtherTools,
    readRows,
  };
}
