/** The sites of `cases/`, and the folders of their builds, which are kept between runs. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const cases = fileOf('../cases');
const engine = fileOf('../../packages/folia');
const lockfile = fileOf('../../package-lock.json');
const cache = fileOf('../../node_modules/.cache/fixture-sites');

/** The content of `built.json`. */
export interface BuiltSite {
  fingerprint: string;
  /** The folder it was built from: a copy that has been removed. */
  folder: string;
  /** Why there is no site. */
  problem?: string;
}

/**
 * Sites whose configuration depends on the tests have other names, `own-site` for instance: their tests build them.
 * @returns Folders named `site` or `site-…`; of all features unless some are named.
 */
export function fixtureSites(features: readonly string[] = []): string[] {
  return readdirSync(cases)
    .filter((feature) => features.length === 0 || features.includes(feature))
    .flatMap((feature) => readdirSync(join(cases, feature)).map((name) => join(cases, feature, name)))
    .filter((folder) => /^site(-|$)/.test(basename(folder)) && existsSync(join(folder, 'folia.config.ts')));
}

/** The script beside a site that prepares a copy of it, for example as a Git checkout. */
const prepareScript = (site: string): string => join(site, '../prepare.ts');

/** Has to be called for every copy of a site. */
export async function prepareSite(site: string, copy: string): Promise<void> {
  const script = prepareScript(site);
  if (!existsSync(script)) return;
  // the shape of every `prepare.ts`
  const { default: prepare } = (await import(script)) as { default: (folder: string) => void };
  prepare(copy);
}

/** Where the build of a site is kept. */
export function buildPaths(folder: string): { out: string; record: string } {
  const kept = join(cache, relative(cases, folder).replaceAll(/[\\/]/g, '--'));
  return { out: join(kept, 'dist'), record: join(kept, 'built.json') };
}

/** The stored build of a site, which may be outdated. */
export function readBuilt(folder: string): BuiltSite | null {
  const { record } = buildPaths(folder);
  // written by `build-fixtures.ts`, in this shape
  return existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as BuiltSite) : null;
}

/** Everything but the site itself that its build depends on. */
export const engineFingerprint = (): string =>
  hashOf([process.version, hashOf([...filesIn(join(engine, 'dist')), lockfile].flatMap(pathAndContent))]);

export const siteFingerprint = (folder: string, engineHash: string): string =>
  hashOf([engineHash, ...[...filesIn(folder), prepareScript(folder)].filter(existsSync).flatMap(pathAndContent)]);

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

const pathAndContent = (file: string): [string, Buffer] => [relative(dirname(engine), file), readFileSync(file)];

/** Output of commands in a folder is not part of the site. */
const left = /(^|[\\/])(node_modules|dist|doc_build|\.folia)([\\/]|$)/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => folder.startsWith(engine) || !left.test(path))
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .sort();
