import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { encodePath, getOutputFile, hrefOf, type Route } from '../shared/route';
import type { Problem, SitePage } from '../shared/site';
import type { BrowserBundle } from './bundler/bundle';
import { bundleSize, transferSize } from './bundler/transfer-size';
import type { CollectedSite } from './collect';
import type { Config } from './config/config';
import { createMarkdownTargets, type MarkdownTargets } from './outputs/markdown/markdown-links';
import { createDocumentTemplate, createPayload, notFoundPayload, type PayloadContext } from './payload';
import type { OutputCache } from './render/output-cache';
import { findPage, getSection, type Site } from './site/site';
import { DocsError } from './support/errors';
import { hashOf } from './support/files';
import type { Log } from './support/log';
import type { Rendered, RenderTask } from './worker';

export interface RenderInput {
  config: Config;
  collected: CollectedSite;
  bundle: BrowserBundle;
  output: string;
  outputs: OutputCache;
}

/** What the files of a page are called among what a build has made. */
export const getOutputName = (href: string): string => `page ${href}`;

/** Pages per message to a worker. */
const batchSize = 16;

/** Renders every page, the 404 pages and the navigation files into the output folder; what would be the same again is taken over. */
export async function renderDocuments(
  { config, collected, bundle, output, outputs }: RenderInput,
  log: Log,
): Promise<{ firstVisit: number }> {
  const { site, pool } = collected;
  const code = bundleSize(bundle.folder, bundle.firstVisit);
  const navFiles = await writeNavFiles(site, config, output);
  const navHref = (key: string) => navFiles.get(key) ?? '';
  const context: PayloadContext = { site, config, build: bundle.build, navHref };
  const frame = createDocumentTemplate(config, bundle, false);
  const pages = [...site.pages.values()];
  const items = [...pages.map((page) => () => pageTask(page, context)), ...notFoundTasks(context)];
  const sameForAll = hashOf(JSON.stringify(frame), 20);
  const state = { done: 0 };
  const problems: Problem[] = [];
  const jobs = getJobs(items, { outputs, sameForAll, onReused: () => log.progress(++state.done, items.length) });
  // made as the threads take them, so that the payloads of thousands of pages are never in memory at once
  const next = async (): Promise<void> => {
    for (let batch = take(jobs, batchSize); batch.length > 0; batch = take(jobs, batchSize)) {
      const rendered = await pool.run<unknown, Rendered[]>('renderDocuments', {
        tasks: batch.map(({ task }) => task),
        frame,
      });
      for (const [index, { files, problems: found }] of rendered.entries()) {
        const { name = '', key = '' } = batch[index] ?? {};
        if (found.length === 0) outputs.keep(name, { key, files, result: null });
        problems.push(...found);
      }
      state.done += batch.length;
      log.progress(state.done, items.length);
    }
  };
  await Promise.all(Array.from({ length: pool.threads + 1 }, next));
  if (problems.some(({ level }) => level === 'error')) throw DocsError.all(problems);
  for (const problem of problems) log.problem(problem);
  return { firstVisit: await getFirstVisit(collected, output, code) };
}

interface Job {
  name: string;
  key: string;
  task: RenderTask;
}

interface JobsInput {
  outputs: OutputCache;
  sameForAll: string;
  onReused: () => void;
}

/** What has to be rendered, one after the other; what need not be is put into its place meanwhile. */
function* getJobs(items: readonly (() => RenderTask)[], { outputs, sameForAll, onReused }: JobsInput): Generator<Job> {
  for (const make of items) {
    const task = make();
    const name = getOutputName(task.payload.page.href);
    const key = hashOf(sameForAll + JSON.stringify(task), 20);
    if (outputs.reuse(name, key)) onReused();
    else yield { name, key, task };
  }
}

function take(jobs: Generator<Job>, most: number): Job[] {
  const taken: Job[] = [];
  while (taken.length < most) {
    const { done, value } = jobs.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

const pageTask = (page: SitePage, context: PayloadContext): RenderTask => ({
  payload: createPayload(page, context),
  body: page.body,
  html: true,
  markdown: markdownTargets(page, context),
});

function markdownTargets(page: SitePage, { site, config }: PayloadContext): MarkdownTargets | null {
  if (!config.markdownPages || page.facts.pageType === '404') return null;
  return createMarkdownTargets(page.links, (href) => findPage(site, href)?.facts.href ?? null, config.base);
}

/**
 * One payload per locale and version, and one document: a host serves the same file for every unknown address (C-40).
 * A page of the site's own at that address takes the place.
 */
function notFoundTasks(context: PayloadContext): (() => RenderTask)[] {
  const { rules } = context.site;
  const versions = rules.versions.length > 0 ? rules.versions : [rules.defaultVersion];
  const routes = versions.flatMap((version) => rules.locales.map((locale): Route => ({ id: '404', locale, version })));
  return routes
    .map((route) => ({ route, href: hrefOf(route, rules) }))
    .filter(({ href }) => !findPage(context.site, href))
    .map(({ route, href }) => () => {
      const html = route.locale === rules.defaultLocale && route.version === rules.defaultVersion;
      return { payload: notFoundPayload(route, href, context), body: null, html, markdown: null };
    });
}

/** Writes one file per locale, version and section; returns their addresses by section key. */
async function writeNavFiles(site: Site, { base }: Config, output: string): Promise<Map<string, string>> {
  const hrefs = new Map<string, string>();
  await mkdir(join(output, 'static/nav'), { recursive: true });
  for (const { sections } of site.navs.values()) {
    for (const { key, data } of sections) {
      const text = JSON.stringify(data);
      const name = `static/nav/${key}.${hashOf(text)}.json`;
      await writeFile(join(output, name), text);
      hrefs.set(key, base + encodePath(name));
    }
  }
  return hrefs;
}

/** What a reader's first visit to a document page costs: the page of middle size, with styles, scripts and navigation. */
async function getFirstVisit({ site }: CollectedSite, output: string, code: Promise<number>): Promise<number> {
  const documents = [...site.pages.values()].filter(({ facts }) => facts.pageType === 'doc');
  const typical = documents.sort((a, b) => a.body.length - b.body.length)[documents.length >> 1];
  if (!typical) return 0;
  const { facts } = typical;
  const nav = brotliCompressSync(JSON.stringify(getSection(site, facts.route)?.data ?? null)).length;
  const html = await transferSize([join(output, getOutputFile(facts.href, site.rules).html)]);
  return html + nav + (await code);
}
