import type { Problem, SitePage } from '../shared/site';
import { type ServerBundle, serverBundlePath } from './bundler/bundle';
import type { Config } from './config/config';
import { createUrlRules } from './config/site-data';
import type { Asset } from './content';
import { engineVersion } from './engine-version';
import { openPageCache } from './render/page-cache';
import type { Pool } from './render/pool';
import { type RenderBodiesContext, type RenderedBodies, renderBodies } from './render-bodies';
import { checkLinks } from './site/check-links';
import { createSite } from './site/create-site';
import type { Site } from './site/site';
import { publicFile } from './sources';
import { getPagesFolder } from './support/cache-folders';
import { distinct } from './support/errors';
import type { Log } from './support/log';
import { createBuildThreads } from './threads';
import type { StoredPage, WorkerSetup } from './worker';

/** A site that has been read, rendered and checked, but not yet written. */
export interface CollectedSite {
  site: Site;
  server: ServerBundle;
  assets: Asset[];
  /** Everything found, warnings of the configuration included. */
  problems: Problem[];
  /** The threads that render and render. */
  pool: Pool;
  /** Changes with the engine, the settings and the code that pages are rendered with. */
  renderedWith: string;
  /** Ends the threads; the bodies of pages can be read until then. */
  close(): Promise<void>;
}

export interface CollectInput {
  config: Config;
  /** The folder that will be rendered into. */
  output: string;
  /** Hears of the bundle that pages are rendered with as soon as it is there. */
  onBundled?: (server: ServerBundle) => void;
}

/**
 * From files to a checked site. One page's mistakes do not hide another's: all problems of all pages are in the result.
 * Pages that are as they were at the last time are not rendered again.
 */
export async function collect({ config, output, onBundled }: CollectInput, log: Log): Promise<CollectedSite> {
  const rules = createUrlRules(config);
  const version = engineVersion();
  const cache = openPageCache<StoredPage>({ folder: getPagesFolder(config.cacheDir), version });
  const setup: WorkerSetup = {
    config,
    rules,
    serverFile: serverBundlePath({ config, mode: 'build' }),
    output,
    bodyFolder: cache.folder,
  };
  const pool = createBuildThreads().pool(setup);
  const close = async () => {
    await pool.close();
    cache.close();
  };
  try {
    const rendered = await renderBodies({ config, rules, pool, cache, version, onBundled }, log);
    return { ...createCollected(rendered, { config, rules }), pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Puts together what is known of every page. */
function createCollected(
  { sources, pages: rendered, server, renderedWith, lastUpdated }: RenderedBodies,
  { config, rules }: Pick<RenderBodiesContext, 'config' | 'rules'>,
): Omit<CollectedSite, 'pool' | 'close'> {
  const fileExists = publicFile(config);
  const pages = rendered.map((page) => createSitePage(page, lastUpdated.get(page.path) ?? null));
  const site = createSite({
    pages,
    rules,
    locales: config.theme.locales,
    metas: sources.metas,
    navs: sources.navs,
    fileExists,
  });
  const links = config.markdown.checkDeadLinks ? checkLinks(site, fileExists) : [];
  // What is wrong with a plugin is noticed by every page.
  const ofPages = distinct(rendered.flatMap(({ problems }) => problems));
  const problems = [...config.warnings, ...sources.problems, ...ofPages, ...site.problems, ...links];
  return { site, server, assets: rendered.flatMap(({ assets }) => assets), problems, renderedWith };
}

function createSitePage(
  { facts, path, dependencies, links, anchors, body }: StoredPage,
  lastUpdated: number | null,
): SitePage {
  return { facts: { ...facts, lastUpdated }, path, dependencies, links, anchors, body };
}
