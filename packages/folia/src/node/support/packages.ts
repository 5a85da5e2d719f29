import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The `package.json` of this package or of one it uses. */
const getManifest = (name: string): string => createRequire(import.meta.url).resolve(`${name}/package.json`);

/** Folder of this package, found by its name: the depth of this file depends on how it was bundled. */
export const packageRoot = dirname(getManifest('folia'));

/** The version of this package (`folia`) or of one it uses, which must let its `package.json` be read. */
export const getVersion = (name: string): string => versionIn(getManifest(name));

/** @param file of the kind of `package.json` */
export function versionIn(file: string | URL): string {
  // the shape of every package.json
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}

/** The version of a dependency as `package.json` of this package names it. */
export function getPinned(name: string): string {
  // the shape of every package.json
  const { dependencies } = JSON.parse(readFileSync(getManifest('folia'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies[name] ?? 'latest';
}
