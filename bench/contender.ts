import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Command, folia, packaged } from './command';
import { pagesOf, type Rival } from './rivals/rival';
import type { BenchSite } from './sites';

/** A site of one of the engines that are compared, ready to be built. */
export interface Contender {
  name: string;
  folder: string;
  files: ReadonlyMap<string, string>;
  build: Command;
  dev(port: number): Command;
  /** The folder a build writes. */
  output: string;
  /** Source file and address of the page that is visited. */
  page: { file: string; path: string };
  /** Address of the reference page. */
  reference: string;
}

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

/** The site in Folia. @param workshop An empty folder. */
export function ourContender(site: BenchSite, workshop: string): Contender {
  const folder = join(workshop, 'folia', 'site');
  mkdirSync(folder, { recursive: true });
  symlinkSync(modules, join(workshop, 'folia', 'node_modules'), 'dir');
  return {
    name: 'Folia',
    folder,
    files: site.files,
    build: folia(folder, 'build'),
    dev: (port) => folia(folder, 'dev', '--port', String(port)),
    output: join(folder, 'dist'),
    page: { file: join(folder, site.typicalFile), path: site.typical },
    reference: site.reference,
  };
}

/** The site in another engine, whose packages are installed first. @throws With the end of npm's output. */
export async function contenderOf(rival: Rival, site: BenchSite, workshop: string): Promise<Contender> {
  const folder = join(workshop, rival.name);
  mkdirSync(folder);
  const { packages: dependencies, overrides = {} } = rival;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies, overrides }));
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  return {
    name: rival.name,
    folder,
    files: rival.files(pagesOf(site)),
    build: packaged(folder, rival.build),
    dev: (port) => packaged(folder, rival.dev(port)),
    output: join(folder, rival.output),
    page: { file: join(folder, rival.typicalFile), path: `${rival.below ?? ''}${site.typical}` },
    reference: `${rival.below ?? ''}${site.reference}`,
  };
}

const installed = new Set(['node_modules', 'package.json', 'package-lock.json']);
const installedModules = new Set(['.bin', '.package-lock.json']);

/** Keeps the installed packages and writes the sources again: no output, no cache. */
export function makeCold({ folder, files }: Contender): void {
  const remove = (at: string, test: (name: string) => boolean) => {
    const names = existsSync(at) ? readdirSync(at).filter(test) : [];
    for (const name of names) rmSync(join(at, name), { recursive: true, force: true });
  };
  remove(folder, (name) => !installed.has(name));
  remove(join(folder, 'node_modules'), (name) => name.startsWith('.') && !installedModules.has(name));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
