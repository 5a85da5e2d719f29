import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface EngineOfSite {
  name: string;
  /** Folder of its configuration. */
  root: string;
  command: string[];
}

const engines = [
  { name: 'Rspress', program: 'rspress', config: /^rspress\.config\.[cm]?[jt]s$/ },
  { name: 'VitePress', program: 'vitepress', config: /^\.vitepress$/ },
  { name: 'Docusaurus', program: 'docusaurus', config: /^docusaurus\.config\.[cm]?[jt]s$/ },
];

/** Looks into the folder, then into those below it, as `folia migrate` does. */
export function findEngine(folder: string): EngineOfSite | null {
  const below = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name),
  );
  for (const root of [folder, ...below.map(({ name }) => join(folder, name))])
    for (const { name, program, config } of engines)
      if (readdirSync(root).some((file) => config.test(file))) return { name, root, command: [program, 'build'] };
  return null;
}

/** The program in `node_modules` of the site or of a folder above it; null when it is not installed. */
export function findProgram(name: string, folder: string): string | null {
  const path = join(folder, 'node_modules/.bin', name);
  if (existsSync(path)) return path;
  return dirname(folder) === folder ? null : findProgram(name, dirname(folder));
}

const made = /^(?:node_modules|\.git|\.cache|\.docusaurus|\.folia|dist|doc_build|build)$/;

/** A copy to build in: nothing is written into the checkout. */
export function copySite(root: string, target: string): void {
  cpSync(root, target, { recursive: true, filter: (path) => path === root || !made.test(basename(path)) });
  const packages = findPackages(root);
  if (packages) symlinkSync(packages, join(target, 'node_modules'), 'junction');
}

/** The nearest `node_modules`. */
const findPackages = (folder: string): string | null =>
  existsSync(join(folder, 'node_modules'))
    ? join(folder, 'node_modules')
    : dirname(folder) === folder
      ? null
      : findPackages(dirname(folder));

/** React must be the one of Folia, which renders the pages. */
const own = new Set(['folia', 'react', 'react-dom', 'scheduler']);

/** Lets a new site find what the old one has installed. */
export function linkPackages(root: string, links: (from: string, name: string) => void): void {
  const packages = findPackages(root);
  if (!packages) return;
  for (const name of readdirSync(packages).filter((each) => !each.startsWith('.') && !own.has(each)))
    if (name.startsWith('@'))
      for (const inner of readdirSync(join(packages, name))) links(join(packages, name, inner), `${name}/${inner}`);
    else links(join(packages, name), name);
}
