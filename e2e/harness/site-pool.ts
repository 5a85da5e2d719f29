import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFolia, type Server, startFolia } from './folia';
import { openWorkshop } from './site-folder';

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

/** Builds and serves each site once, when it is first asked for. */
export function createSitePool(mode: Mode): SitePool {
  const workshop = openWorkshop();
  const sites = new Map<string, Promise<RunningSite>>();
  const start = async (from: string, name: string): Promise<RunningSite> => {
    const folder = workshop.copy(name, from);
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
      const known = sites.get(name);
      if (known) return known;
      const starting = start(from, name);
      sites.set(name, starting);
      return starting;
    },
    async close() {
      const running = await Promise.allSettled(sites.values());
      await Promise.all(running.map((site) => (site.status === 'fulfilled' ? site.value.stop() : undefined)));
      workshop.close();
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
