import type { Problem, SitePage } from '../shared/site';
import { type ServerBundle, serverBundlePath } from './bundler/bundle';
import type { Config } from './config/config';
import { createUrlRules } from './config/site-data';
import type { Asset } from './content';
import { type DrawMeans, type DrawnSite, drawSite } from './render-bodies';
import { engineVersion } from './engine-version';
import { openPageCache } from './render/page-cache';
import type { Pool, Threads } from './render/pool';
import { assemble } from './site/create-site';
import { checkLinks } from './site/check-links';
import type { Site } from './site/site';
import { publicFile } from './sources';
import { getPagesFolder } from './support/cache-folders';
import { distinct } from './support/errors';
import type { Log } from './support/log';
import { createBuildThreads } from './threads';
import type { SpooledPage, WorkerSetup } from './worker';

/** A site that has been read, drawn and checked, but not yet written. */
export interface Analysis {
  site: Site;
  server: ServerBundle;
  assets: Asset[];
  /** Everything found, warnings of the configuration included. */
  problems: Problem[];
  /** The threads that draw and render. */
  pool: Pool;
  /** Changes with the engine, the settings and the code that pages are drawn with. */
  drawnWith: string;
  /** Ends the threads; the bodies of pages can be read until then. */
  close(): Promise<void>;
}

export interface AnalyseInput {
  config: Config;
  /** The folder that will be rendered into. */
  output: string;
  /** Ended with the analysis. */
  threads?: Threads | undefined;
  /** Hears of the bundle that pages are drawn with as soon as it is there. */
  onBundled?: (server: ServerBundle) => void;
}

/**
 * From files to a checked site. One page's mistakes do not hide another's: all problems of all pages are in the result.
 * Pages that are as they were at the last time are not drawn again.
 */
export async function analyse(
  { config, output, onBundled, threads = createBuildThreads() }: AnalyseInput,
  log: Log,
): Promise<Analysis> {
  const rules = createUrlRules(config);
  const version = engineVersion();
  const cache = openPageCache<SpooledPage>({ folder: getPagesFolder(config.cacheDir), version });
  const setup: WorkerSetup = {
    config,
    rules,
    serverFile: serverBundlePath({ config, mode: 'build' }),
    output,
    spoolFolder: cache.folder,
  };
  const pool = threads.pool(setup);
  const close = async () => {
    await pool.close();
    cache.close();
  };
  try {
    const drawn = await drawSite({ config, rules, pool, cache, version, onBundled }, log);
    return { ...createSite(drawn, { config, rules }), pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Puts together what is known of every page. */
function createSite(
  { sources, pages: drawn, server, drawnWith, lastUpdated }: DrawnSite,
  { config, rules }: Pick<DrawMeans, 'config' | 'rules'>,
): Omit<Analysis, 'pool' | 'close'> {
  const fileExists = publicFile(config);
  const pages = drawn.map((page) => createSitePage(page, lastUpdated.get(page.path) ?? null));
  const site = assemble({
    pages,
    rules,
    locales: config.theme.locales,
    metas: sources.metas,
    navs: sources.navs,
    fileExists,
  });
  const links = config.markdown.checkDeadLinks ? checkLinks(site, fileExists) : [];
  // What is wrong with a plugin is noticed by every page.
  const ofPages = distinct(drawn.flatMap(({ problems }) => problems));
  const problems = [...config.warnings, ...sources.problems, ...ofPages, ...site.problems, ...links];
  return { site, server, assets: drawn.flatMap(({ assets }) => assets), problems, drawnWith };
}

function createSitePage(
  { facts, path, dependencies, links, anchors, body }: SpooledPage,
  lastUpdated: number | null,
): SitePage {
  return { facts: { ...facts, lastUpdated }, path, dependencies, links, anchors, body };
}
