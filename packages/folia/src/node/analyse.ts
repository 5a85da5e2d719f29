import { join } from 'node:path';
import type { SourceFile } from '../model/page';
import type { UrlRules } from '../model/route';
import type { Problem, SitePage } from '../model/site';
import { bundleServer, type ServerBundle, serverBundlePath } from './bundle/bundle';
import { moduleKeyOf, modulePathOf } from './bundle/module-key';
import { enginePaths } from './bundle/paths';
import type { Config } from './config/config';
import { siteDataOf, urlRulesOf } from './config/site-data';
import { socialDrawingsOf } from './config/social';
import type { Asset } from './content';
import { engineVersion } from './engine-version';
import { lastUpdates } from './last-updates';
import { openPageCache, type PageCache } from './render/page-cache';
import { createPool, type Pool } from './render/pool';
import { assemble } from './site/assemble';
import { checkLinks } from './site/check-links';
import type { Site } from './site/site';
import { publicFile, readSources } from './sources';
import { distinct } from './support/errors';
import { hashOf } from './support/files';
import type { Log } from './support/log';
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

/** Pages per message to a worker: one id's languages stay together, so that what they share is highlighted once. */
const batchSize = 8;

export interface AnalyseInput {
  config: Config;
  /** The folder that will be rendered into. */
  output: string;
  /** Hears of the bundle that pages are drawn with as soon as it is there. */
  onBundled?: (server: ServerBundle) => void;
}

/**
 * From files to a checked site. One page's mistakes do not hide another's: all problems of all pages are in the result.
 * Pages that are as they were at the last time are not drawn again.
 */
export async function analyse({ config, output, onBundled }: AnalyseInput, log: Log): Promise<Analysis> {
  const rules = urlRulesOf(config);
  const version = engineVersion();
  const cache = openPageCache<SpooledPage>({ folder: join(config.cacheDir, 'build', 'pages'), version });
  const setup: WorkerSetup = {
    config,
    rules,
    serverFile: serverBundlePath({ config, mode: 'build' }),
    output,
    spoolFolder: cache.folder,
  };
  const pool = createPool({ worker: enginePaths.worker, data: setup });
  const close = async () => {
    await pool.close();
    cache.close();
  };
  try {
    return { ...(await analyseWith({ config, rules, pool, cache, version, onBundled }, log)), pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Means {
  config: Config;
  rules: UrlRules;
  pool: Pool;
  cache: PageCache<SpooledPage>;
  version: string;
  onBundled: AnalyseInput['onBundled'];
}

async function analyseWith(means: Means, log: Log): Promise<Omit<Analysis, 'pool' | 'close'>> {
  const { config, rules, pool, cache } = means;
  const startedAt = Date.now();
  // the threads load their modules while files are found and bundled
  if (cache.size === 0) pool.start();
  const sources = await log.step('Find pages', async (step) => {
    const found = await readSources(config, rules);
    step.count(`${found.files.length} files`);
    return found;
  });
  const changed = sources.files.filter(({ path }) => !cache.has(path));
  if (changed.length > 0) pool.start();
  const server = await log.step('Bundle for drawing', async () =>
    bundleServer(
      { config, site: siteDataOf(config), drawings: socialDrawingsOf(config), mode: 'build' },
      // a page that was kept imports nothing of the site's own
      await modulesOf(changed, config, pool),
    ),
  );
  means.onBundled?.(server);
  const drawnWith = hashOf([means.version, textOf(config), server.id].join('\n'), 20);
  const times = lastUpdates(sources.files, config);
  const drawn = await log.step('Draw pages', async (step) => {
    const pages = await drawAll(sources.files, { ...means, key: drawnWith }, log);
    step.count(`${pages.length} pages`);
    return pages;
  });
  // plugins may do anything: what they have shaped is not kept
  const plugins = [...config.markdown.remarkPlugins, ...config.markdown.rehypePlugins];
  await cache.save(drawnWith, plugins.length === 0 ? drawn : [], startedAt);
  const lastUpdated = await times;
  const fileExists = publicFile(config);
  const pages = drawn.map((page) => sitePageOf(page, lastUpdated.get(page.path) ?? null));
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

async function modulesOf(files: readonly SourceFile[], config: Config, pool: Pool): Promise<Map<string, string>> {
  const imported = files.length > 0 ? await pool.run<string[], string[]>('importsOf', pathsOf(files)) : [];
  const pages = files.filter(({ kind }) => kind === 'module').map(({ path }) => path);
  const { themeFolder } = enginePaths;
  const modules = new Map<string, string>();
  for (const key of imported) if (key !== '@theme') modules.set(key, modulePathOf(key, config.root, themeFolder));
  for (const path of pages) modules.set(moduleKeyOf(path, config.root, themeFolder), path);
  return modules;
}

const pathsOf = (files: readonly SourceFile[]) => files.map(({ path }) => path);

/** Everything of a configuration; regular expressions would otherwise be lost. */
const textOf = (config: Config): string =>
  JSON.stringify(config, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

async function drawAll(
  files: readonly SourceFile[],
  { pool, cache, key }: Means & { key: string },
  log: Log,
): Promise<SpooledPage[]> {
  const kept = new Map(files.map(({ path }) => [path, cache.find(path, key)]));
  const together = files.toSorted((a, b) => (a.route.id < b.route.id ? -1 : a.route.id > b.route.id ? 1 : 0));
  const changed = together.filter(({ path }) => !kept.get(path));
  const onDone = (done: number) => log.progress(files.length - changed.length + done, files.length);
  const drawn = (await pool.map<SourceFile, SpooledPage[]>('draw', changed, { batch: batchSize, onDone })).flat();
  const pages = new Map(drawn.map((page) => [page.path, page]));
  return together.flatMap(({ path }) => kept.get(path) ?? pages.get(path) ?? []);
}

function sitePageOf(
  { facts, path, dependencies, links, anchors, body }: SpooledPage,
  lastUpdated: number | null,
): SitePage {
  return { facts: { ...facts, lastUpdated }, path, dependencies, links, anchors, body };
}
