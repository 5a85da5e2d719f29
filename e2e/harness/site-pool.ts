import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog, preview } from 'folia/node';
import { buildPaths, prepareSite, readBuilt } from './fixture-sites';
import { freePort, runFolia, type Server, startFolia } from './folia';
import { createFixtureDir } from './site-folder';

export type Mode = 'build' | 'dev';

/** A feature's site, running. */
export interface RunningSite extends Server {
  mode: Mode;
  /** The folder that is served or was built. In dev mode a copy that tests may change; in build mode it is gone. */
  folder: string;
  /** The built site, which other tests use too; '' in dev mode. */
  out: string;
}

export interface SitePool {
  /** @param from the `site/` folder of a feature */
  running(from: string): Promise<RunningSite>;
  /** The same, of a copy that this worker has built, with its own environment: tests may run other commands there. */
  own(from: string): Promise<RunningSite>;
  close(): Promise<void>;
}

/** A feature has at most three sites, and no test uses one of an earlier feature. */
const mostRunning = 3;

/** Starts a server for each site when it is first used, and stops the least recently used one. */
export function createSitePool(mode: Mode): SitePool {
  const fixtureDir = createFixtureDir();
  // The least recently used comes first.
  const sites = new Map<string, Promise<RunningSite>>();
  const stopping: Promise<void>[] = [];
  const stop = (site: Promise<RunningSite>) =>
    void stopping.push(
      site.then(
        (running) => running.stop(),
        () => undefined,
      ),
    );
  let count = 0;
  const copyOf = async (from: string): Promise<string> => {
    const folder = fixtureDir.copy(`site-${++count}`, from);
    await prepareSite(from, folder);
    return folder;
  };
  const startDev = async (from: string): Promise<RunningSite> => {
    const folder = await copyOf(from);
    return { mode, folder, out: '', ...(await startFolia(folder, ['dev'], { base: baseOf(folder) })) };
  };
  const buildOwn = async (from: string): Promise<RunningSite> => {
    const folder = await copyOf(from);
    const { code, output } = await runFolia(folder, ['build', '--out', 'dist']);
    if (code !== 0) throw new Error(`"folia build" of ${from} ended with ${code}:\n${output}`);
    const server = await startFolia(folder, ['preview', '--out', 'dist'], { base: baseOf(folder) });
    return { mode, folder, out: join(folder, 'dist'), ...server };
  };
  const use = (from: string, start: (from: string) => Promise<RunningSite>): Promise<RunningSite> => {
    const site = sites.get(from) ?? start(from);
    sites.delete(from);
    sites.set(from, site);
    const [oldest] = sites;
    if (oldest && sites.size > mostRunning) {
      sites.delete(oldest[0]);
      stop(oldest[1]);
    }
    return site;
  };
  return {
    running: (from) => use(from, mode === 'dev' ? startDev : serveBuilt),
    own: (from) => use(from, mode === 'dev' ? startDev : buildOwn),
    async close() {
      for (const site of sites.values()) stop(site);
      await Promise.all(stopping);
      fixtureDir.close();
    },
  };
}

/** Serves what `build-fixtures.ts` has built before the tests. */
async function serveBuilt(from: string): Promise<RunningSite> {
  const built = readBuilt(from);
  if (!built) throw new Error(`${from} has not been built before the tests.`);
  if (built.problem !== undefined) throw new Error(`${from} cannot be built:\n${built.problem}`);
  const { out } = buildPaths(from);
  const silent = createLog({ stream: { write: () => true }, tty: false, ci: true, cwd: from });
  const { url, close } = await preview({ cwd: from, out, port: await freePort() }, silent);
  return { mode: 'build', folder: built.folder, out, url, output: () => '', stop: close };
}

/** The base a site is configured with. */
function baseOf(folder: string): string {
  const config = readFileSync(join(folder, 'folia.config.ts'), 'utf8');
  return /\bbase: '([^']+)'/.exec(config)?.[1] ?? '/';
}
