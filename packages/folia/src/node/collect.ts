import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { SourceFile } from '../shared/page';
import type { Problem } from '../shared/site';
import { findBlockedTags } from './blocked-tags';
import { bundleServer, type ServerBundle } from './bundler/bundle';
import { getModuleKey, getModulePath } from './bundler/module-key';
import { enginePaths } from './bundler/paths';
import type { Config } from './config/config';
import { placeImports } from './import-places';
import { readAllFields } from './page-fields';
import { withHead } from './page-head';
import { type CachedPage, readPage, type StoredPage } from './render/page-entries';
import type { Pool } from './render/pool';
import { checkLinks } from './site/check-links';
import { checkRedirects } from './site/check-redirects';
import { createSite } from './site/create-site';
import { pageKey } from './site/fallbacks';
import { lastUpdates } from './site/last-updates';
import { createLinkExceptions } from './site/link-exceptions';
import type { Site } from './site/site';
import { publicFile, readSources, type Sources } from './sources';
import { DocsError, distinct, getProblems, isOutOfMemory } from './support/errors';
import { hashOf } from './support/files';
import type { Log } from './support/log';
import type { Workspace } from './workspace';

/** A site that has been read, rendered and checked, but not yet written. */
export interface CollectedSite {
  site: Site;
  /** Path in the output → source. */
  assets: Map<string, string>;
  /** Everything found, warnings of the configuration included. */
  problems: Problem[];
}

/** The source files, and the pages of an earlier build that they need not be compiled for again, by `pageKey`. */
export interface FoundSources extends Sources {
  cached: Map<string, CachedPage>;
}

export interface RenderingBundle extends ServerBundle {
  /** Address of its module. */
  server: string;
  /** Changes with the engine, the settings and the code that pages are rendered with. */
  renderedWith: string;
}

/** From files to a checked site. All problems of all pages are in the result. */
export async function collect(workspace: Workspace, log: Log): Promise<CollectedSite> {
  const sources = await findSources(workspace, log);
  const bundle = await bundleForRendering(sources, workspace, log);
  return collectSite(sources, await renderPages(sources, { workspace, bundle }, log), workspace);
}

export function findSources({ config, rules, pages, pool }: Workspace, log: Log): Promise<FoundSources> {
  return log.step('Find pages', async (step) => {
    const sources = await readSources(config, rules);
    step.count(`${sources.files.length} files`);
    const cached = sources.files.map(({ path, route }) => {
      const key = pageKey(path, route);
      return [key, readPage(pages, key)] as const;
    });
    const found = new Map(cached.flatMap(([key, page]) => (page ? [[key, page] as const] : [])));
    pool.fit(
      sources.files.length,
      sources.files.reduce((largest, file) => Math.max(largest, getSize(file)), 0),
    );
    // the threads load their modules while this one bundles
    if (found.size < sources.files.length) pool.start();
    return { ...sources, cached: found };
  });
}

/** Bundles what pages are rendered with: the theme, and the modules that they import. */
export function bundleForRendering(
  { files, cached }: FoundSources,
  { config, version, pool }: Workspace,
  log: Log,
): Promise<RenderingBundle> {
  return log.step('Bundle for rendering', async () => {
    // a page that is in the cache imports nothing of the site's own
    const changed = files.filter(({ path, route }) => !cached.has(pageKey(path, route)));
    const modules = await getModules(changed, config, pool);
    const bundle = await bundleServer({ config, mode: 'build' }, modules).catch((error: unknown) => {
      throw error instanceof DocsError ? DocsError.all(placeImports(error.problems, changed)) : error;
    });
    const renderedWith = hashOf([version, textOf(config), bundle.id].join('\n'), 20);
    return { ...bundle, server: pathToFileURL(bundle.file).href, renderedWith };
  });
}

async function getModules(files: readonly SourceFile[], config: Config, pool: Pool): Promise<Map<string, string>> {
  const paths = [...new Set(files.map(({ path }) => path))];
  const imported = paths.length > 0 ? await pool.run('findImports', paths) : [];
  const { themeFolder } = enginePaths;
  const modules = new Map<string, string>();
  for (const key of imported) if (key !== '@theme') modules.set(key, getModulePath(key, config.root, themeFolder));
  for (const { kind, path } of files)
    if (kind === 'module') modules.set(getModuleKey(path, config.root, themeFolder), path);
  return modules;
}

/** A whole configuration as text; JSON would lose regular expressions. */
const textOf = ({ hooks, ...config }: Config): string =>
  hooks.fingerprint + JSON.stringify(config, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

/** Pages per message to a thread: one id's languages stay together, so that what they share is highlighted once. */
const batchSize = 4;

/** Renders the bodies of all pages that are not in the cache; returns all, the languages of an id together. */
export function renderPages(
  { files, cached }: FoundSources,
  {
    workspace: { pool, config, rules },
    bundle: { server, renderedWith },
  }: { workspace: Workspace; bundle: RenderingBundle },
  log: Log,
): Promise<StoredPage[]> {
  return log.step('Render pages', async (step) => {
    const lastUpdated = lastUpdates(files, config);
    const pages = new Map<string, StoredPage>();
    for (const [key, cachedPage] of cached)
      if (cachedPage.renderedWith === renderedWith) pages.set(key, { ...cachedPage.page, body: cachedPage.body });
    const together = files.toSorted((a, b) => compare(a.route.id, b.route.id));
    const batches = createBatches(together.filter(({ path, route }) => !pages.has(pageKey(path, route))));
    const rendered = batches.map(async (batch) => {
      const fields = await readAllFields(batch, config);
      const task = { files: batch, fields, server, renderedWith };
      const done = await pool.run('renderBodies', task).catch((error: unknown) => {
        throw toBatchFailure(batch, error);
      });
      for (const page of done) pages.set(pageKey(page.path, page.facts.route), page);
      log.progress(pages.size, files.length);
    });
    await Promise.all(rendered);
    step.count(`${pages.size} pages`);
    const times = await lastUpdated;
    const found = together.flatMap(({ path, route }) => {
      const page = pages.get(pageKey(path, route));
      return page ? [{ ...page, facts: { ...page.facts, lastUpdated: times.get(path) ?? null } }] : [];
    });
    return Promise.all(found.map((page) => withHead(page, config, rules)));
  });
}

/** In bytes; 0 for a page that has been removed since. */
const getSize = ({ path }: SourceFile): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** A thread that runs out of memory does not report its page: the largest is assumed. */
function toBatchFailure(batch: readonly SourceFile[], error: unknown): unknown {
  if (!(error instanceof Error) || !isOutOfMemory(error.message)) return error;
  const [largest] = batch.toSorted((a, b) => getSize(b) - getSize(a));
  const at = { file: largest?.path ?? '', line: 0, column: 0 };
  return DocsError.all(getProblems(error).map((problem) => ({ ...problem, at })));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function createBatches<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / batchSize);
  return Array.from({ length: count }, (_, index) => items.slice(index * batchSize, (index + 1) * batchSize));
}

/** Combines the facts of all pages. */
export function collectSite(
  { metas, navs, problems: ofSources }: Sources,
  pages: StoredPage[],
  { config, rules }: Pick<Workspace, 'config' | 'rules'>,
): CollectedSite {
  const fileExists = publicFile(config);
  const site = createSite({ pages, rules, locales: config.theme.locales, metas, navs, fileExists });
  const exceptions = createLinkExceptions(config.linkExceptions);
  const { checkDeadLinks } = config.markdown;
  const anchorLevel = typeof checkDeadLinks === 'object' && !checkDeadLinks.anchors ? 'warning' : 'error';
  const links = checkDeadLinks
    ? [...checkLinks({ site, fileExists, exceptions, anchorLevel }), ...exceptions.unused()]
    : [];
  // Every page reports the same problem of a plugin, and every language that of a shared file.
  const ofPages = pages.flatMap(({ problems }) => problems);
  const problems = distinct([
    ...config.warnings,
    ...config.hooks.problems,
    ...ofSources,
    ...ofPages,
    ...site.problems,
    ...links,
    ...checkRedirects(config.redirects, site, fileExists),
    ...findBlockedTags(config, pages),
  ]);
  const assets = new Map(pages.flatMap((page) => page.assets.map(({ from, to }) => [to, from] as const)));
  return { site, assets, problems };
}

/** Shows warnings; errors end the command. */
export function reportProblems({ problems }: CollectedSite, log: Log): number {
  const errors = problems.filter(({ level }) => level === 'error');
  const warnings = problems.filter(({ level }) => level === 'warning');
  for (const warning of warnings) log.problem(warning);
  if (errors.length > 0) throw DocsError.all(errors);
  return warnings.length;
}
