import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const skipped =
  /(?:^|\/)(?:node_modules|\.git|\.DS_Store|doc_build|dist|build|\.docusaurus|\.rspress|\.folia|\.cache|\.turbo|coverage)(?:\/|$)/;
const lockfiles = /^(?:package-lock\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/;

/** All files below a folder, relative to it, with forward slashes; not what tools have made. */
export function listFiles(folder: string): string[] {
  const files: string[] = [];
  const visit = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const full = join(path, entry.name);
      const name = relative(folder, full).replaceAll('\\', '/');
      if (skipped.test(name) || lockfiles.test(name)) continue;
      if (entry.isDirectory()) visit(full);
      else if (entry.isFile()) files.push(name);
    }
  };
  visit(folder);
  return files.sort();
}

/** Reads a text file, with the line ends of Unix. */
export const readText = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/** The first of several files that exists; null when none does. */
export const firstFile = (folder: string, names: readonly string[]): string | null =>
  names.map((name) => join(folder, name)).find((path) => existsSync(path)) ?? null;

/** The nearest folder above that has a package.json; the folder itself when none has. */
export function findProject(folder: string, levels = 2): string {
  if (existsSync(join(folder, 'package.json')) || levels === 0) return folder;
  const above = findProject(join(folder, '..'), levels - 1);
  return existsSync(join(above, 'package.json')) ? above : folder;
}
