/**
 * Builds the sites of the features named on the command line, all without names. A site is built again only when its files or the
 * engine have changed, or when everything is tested. A site that cannot be built does not stop the others: the tests of its feature
 * report the problem.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, createLog, type Log } from 'folia/node';
import { testsAll } from '../../scripts/tests-all';
import {
  type BuiltSite,
  buildPaths,
  engineFingerprint,
  fixtureSites,
  prepareSite,
  readBuilt,
  siteFingerprint,
} from './fixture-sites';
import { createFixtureDir, type FixtureDir } from './site-folder';

const start = Date.now();
const engineHash = engineFingerprint();
const due = fixtureSites(process.argv.slice(2))
  .map((folder) => ({ folder, fingerprint: siteFingerprint(folder, engineHash) }))
  .filter(({ folder, fingerprint }) => {
    const built = readBuilt(folder);
    return testsAll || built?.fingerprint !== fingerprint || built.problem !== undefined;
  });
if (due.length > 0) {
  const fixtureDir = createFixtureDir();
  const prepared: PreparedSite[] = [];
  // one after another: two sites of a feature share a script
  for (const [index, site] of due.entries()) prepared.push(await prepare(site, fixtureDir, String(index)));
  // three at a time: two leave two cores idle for a third of the time
  const queue = prepared.values();
  const work = async () => {
    for (const site of queue) await buildSite(site);
  };
  await Promise.all([work(), work(), work()]);
  fixtureDir.close();
  console.log(`${due.length} of the fixture sites built in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

interface DueSite {
  folder: string;
  fingerprint: string;
}

interface PreparedSite extends DueSite {
  /** What is built. */
  copy: string;
}

async function prepare(site: DueSite, fixtureDir: FixtureDir, name: string): Promise<PreparedSite> {
  const copy = fixtureDir.copy(name, site.folder);
  await prepareSite(site.folder, copy);
  return { ...site, copy };
}

async function buildSite({ folder, fingerprint, copy }: PreparedSite): Promise<void> {
  const { out, record } = buildPaths(folder);
  rmSync(dirname(record), { recursive: true, force: true });
  mkdirSync(dirname(record), { recursive: true });
  const problem = await attempt(copy, out);
  if (problem !== undefined) console.error(`${folder} cannot be built:\n${problem}\n`);
  const built: BuiltSite = { fingerprint, folder: copy, ...(problem === undefined ? {} : { problem }) };
  writeFileSync(record, JSON.stringify(built));
}

type Problem = Parameters<Log['problem']>[0];

/** @returns The output of a failed build. */
async function attempt(cwd: string, out: string): Promise<string | undefined> {
  const lines: string[] = [];
  const stream = { write: (text: string) => lines.push(text) > 0 };
  const log = createLog({ stream, tty: false, ci: true, color: false, cwd });
  try {
    await build({ cwd, out }, log);
  } catch (error) {
    // problems of the engine have a place; other errors have a stack
    if (error instanceof Error && 'problems' in error) for (const one of error.problems as Problem[]) log.problem(one);
    else lines.push(String(error instanceof Error ? error.stack : error));
    return lines
      .filter((line) => !line.startsWith('✓'))
      .join('')
      .trim();
  }
}
