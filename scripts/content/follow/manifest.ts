import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of a `package.json` that decides how a package is used. */
export interface Manifest {
  name?: string;
  exports?: unknown;
  main?: string;
  module?: string;
  types?: string;
  bin?: string | { [name: string]: string };
  workspaces?: string[];
  dependencies?: { [name: string]: string };
  devDependencies?: { [name: string]: string };
  peerDependencies?: { [name: string]: string };
  peerDependenciesMeta?: { [name: string]: { optional?: boolean } };
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** What users can import: `.`, `./button`. Patterns cannot be imported as they are. */
export function entriesOf({ exports, main, module }: Manifest): string[] {
  if (typeof exports === 'object' && exports !== null) {
    const keys = Object.keys(exports).filter(
      (key) => key.startsWith('.') && !key.includes('*') && !/package\.json$/.test(key),
    );
    return keys.length > 0 ? keys : ['.'];
  }
  return exports || main || module ? ['.'] : [];
}

export const hasRequire = ({ exports, main }: Manifest): boolean =>
  main !== undefined || JSON.stringify(exports ?? '').includes('"require"');

export const hasTypes = ({ exports, types }: Manifest): boolean =>
  types !== undefined || JSON.stringify(exports ?? '').includes('"types"');

/** Whether a project is a package that others can install. */
export function isPackage(project: string): boolean {
  if (!existsSync(join(project, 'package.json'))) return false;
  const manifest = readManifest(project);
  return Boolean(manifest.name) && entriesOf(manifest).length > 0 && existsSync(join(project, 'dist'));
}

/** Files that a `package.json` names and that are not there. */
export function missingFiles(project: string): string[] {
  const { exports, main, module, types, bin } = readManifest(project);
  const named = pathsIn([exports, main, module, types, bin]).filter((path) => !path.includes('*'));
  return named.filter((path) => !existsSync(join(project, path)));
}

const pathsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
};
