import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFolia, type Server, startFolia } from './folia';
import { createFixtureDir } from './site-folder';

export type Mode = 'build' | 'dev';

/** A feature's site, running. */
export interface RunningSite extends Server {
  mode: Mode;
  /** The folder of the site: a copy, tests may change it. */
  folder: string;
  /** The built site; '' in dev mode. */
  out: string;
}

export interface SitePool {
  /** @param from the `site/` folder of a feature */
  running(from: string, name: string): Promise<RunningSite>;
  close(): Promise<void>;
}

/** A feature has three sites at most, and no test asks for one of an earlier feature. */
const mostRunning = 3;

/** Builds and serves each site once, when it is first asked for. The one that nobody has asked for longest makes room. */
export function createSitePool(mode: Mode): SitePool {
  const fixtureDir = createFixtureDir();
  // The longest unasked comes first.
  const sites = new Map<string, Promise<RunningSite>>();
  const stopping: Promise<void>[] = [];
  const stop = (site: Promise<RunningSite>) =>
    void stopping.push(
      site.then(
        (running) => running.stop(),
        () => undefined,
      ),
    );
  const start = async (from: string, name: string): Promise<RunningSite> => {
    const folder = fixtureDir.copy(name, from);
    await prepare(join(from, '../prepare.ts'), folder);
    const base = baseOf(folder);
    if (mode === 'dev') return { mode, folder, out: '', ...(await startFolia(folder, ['dev'], base)) };
    const out = join(folder, 'dist');
    const { code, output } = await runFolia(folder, ['build', '--out', out]);
    if (code !== 0) throw new Error(`"folia build" of ${name} ended with ${code}:\n${output}`);
    return { mode, folder, out, ...(await startFolia(folder, ['preview', '--out', out], base)) };
  };
  return {
    running(from, name) {
      const site = sites.get(name) ?? start(from, name);
      sites.delete(name);
      sites.set(name, site);
      const [oldest] = sites;
      if (oldest && sites.size > mostRunning) {
        sites.delete(oldest[0]);
        stop(oldest[1]);
      }
      return site;
    },
    async close() {
      for (const site of sites.values()) stop(site);
      await Promise.all(stopping);
      fixtureDir.close();
    },
  };
}

/** A feature may need more than files: its `prepare.ts` makes it of the copy. */
async function prepare(script: string, folder: string): Promise<void> {
  if (!existsSync(script)) return;
  // the shape of every `prepare.ts`
  const { default: run } = (await import(script)) as { default: (folder: string) => void };
  run(folder);
}

/** The base a site is configured with. */
function baseOf(folder: string): string {
  const config = readFileSync(join(folder, 'folia.config.ts'), 'utf8');
  return /\bbase: '([^']+)'/.exec(config)?.[1] ?? '/';
}
