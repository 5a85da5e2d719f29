import type { SourceFile } from '../shared/page';
import type { UrlRules } from '../shared/route';
import { bundleServer, type ServerBundle } from './bundler/bundle';
import { getModuleKey, getModulePath } from './bundler/module-key';
import { enginePaths } from './bundler/paths';
import type { Config } from './config/config';
import { createSiteData } from './config/site-data';
import { renderSocialIcons } from './config/social';
import { lastUpdates } from './last-updates';
import type { PageCache } from './render/page-cache';
import type { Pool } from './render/pool';
import { readSources, type Sources } from './sources';
import { hashOf } from './support/files';
import type { Log } from './support/log';
import type { StoredPage } from './worker';

export interface RenderBodiesContext {
  config: Config;
  rules: UrlRules;
  pool: Pool;
  cache: PageCache<StoredPage>;
  /** Of the engine. */
  version: string;
  /** Hears of the bundle that pages are rendered with as soon as it is there. */
  onBundled: ((server: ServerBundle) => void) | undefined;
}

/** Every page with its body, and what that was made with. */
export interface RenderedBodies {
  sources: Sources;
  server: ServerBundle;
  /** By id, the languages of an id together. */
  pages: StoredPage[];
  /** Time of the last commit of every file whose language shows it, by path. */
  lastUpdated: Map<string, number>;
  /** Changes with the engine, the settings and the code that pages are rendered with. */
  renderedWith: string;
}

/** Pages per message to a worker: one id's languages stay together, so that what they share is highlighted once. */
const batchSize = 4;

/** Finds the pages and renders their bodies; what is as it was at the last time is taken from the cache, and the rest put there. */
export async function renderBodies(context: RenderBodiesContext, log: Log): Promise<RenderedBodies> {
  const { config, rules, pool, cache } = context;
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
  const server = await log.step('Bundle for rendering', async () =>
    bundleServer(
      { config, site: createSiteData(config), socialIcons: renderSocialIcons(config), mode: 'build' },
      // a page that was kept imports nothing of the site's own
      await getModules(changed, config, pool),
    ),
  );
  context.onBundled?.(server);
  const renderedWith = hashOf([context.version, textOf(config), server.id].join('\n'), 20);
  const lastUpdated = lastUpdates(sources.files, config);
  const pages = await log.step('Render pages', async (step) => {
    const rendered = await renderAll(sources.files, { ...context, key: renderedWith }, log);
    step.count(`${rendered.length} pages`);
    return rendered;
  });
  // plugins may do anything: what they have shaped is not kept
  const { mdastPlugins, hastPlugins } = config.markdown;
  await cache.save(renderedWith, mdastPlugins.length + hastPlugins.length === 0 ? pages : [], startedAt);
  return { sources, server, pages, renderedWith, lastUpdated: await lastUpdated };
}

async function getModules(files: readonly SourceFile[], config: Config, pool: Pool): Promise<Map<string, string>> {
  const imported = files.length > 0 ? await pool.run<string[], string[]>('getImports', getPaths(files)) : [];
  const pages = files.filter(({ kind }) => kind === 'module').map(({ path }) => path);
  const { themeFolder } = enginePaths;
  const modules = new Map<string, string>();
  for (const key of imported) if (key !== '@theme') modules.set(key, getModulePath(key, config.root, themeFolder));
  for (const path of pages) modules.set(getModuleKey(path, config.root, themeFolder), path);
  return modules;
}

const getPaths = (files: readonly SourceFile[]) => files.map(({ path }) => path);

/** Everything of a configuration; regular expressions would otherwise be lost. */
const textOf = (config: Config): string =>
  JSON.stringify(config, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

async function renderAll(
  files: readonly SourceFile[],
  { pool, cache, key }: RenderBodiesContext & { key: string },
  log: Log,
): Promise<StoredPage[]> {
  const kept = new Map(files.map(({ path }) => [path, cache.find(path, key)]));
  const together = files.toSorted((a, b) => (a.route.id < b.route.id ? -1 : a.route.id > b.route.id ? 1 : 0));
  const changed = together.filter(({ path }) => !kept.get(path));
  const onDone = (done: number) => log.progress(files.length - changed.length + done, files.length);
  const rendered = (
    await pool.map<SourceFile, StoredPage[]>('renderBodies', changed, { batch: batchSize, onDone })
  ).flat();
  const pages = new Map(rendered.map((page) => [page.path, page]));
  return together.flatMap(({ path }) => kept.get(path) ?? pages.get(path) ?? []);
}
