import { text } from 'node:stream/consumers';
import type { SourceFile } from '../../shared/page';
import type { UrlRules } from '../../shared/route';
import { devAssets } from '../bundler/chunks';
import type { Config } from '../config/config';
import { createDataFiles } from '../config/site-data';
import { createDocumentTemplate } from '../document-template';
import type { RenderContext, Rendered } from '../outputs/output';
import type { OutputContent } from '../render/output-file';
import type { Pool } from '../render/pool';
import { pageKey } from '../site/fallbacks';
import { DocsError } from '../support/errors';
import type { DevPages } from './pages';
import type { ServedEntry } from './site';
import type { DevState } from './state';

const keyOf = ({ path, route }: SourceFile): string => pageKey(path, route);

export interface DevContextInput {
  config: Config;
  rules: UrlRules;
  state: DevState;
  pages: DevPages;
  pool: Pool;
  /** Watches files outside of the docs folder that pages are made of. */
  watch(paths: string[]): void;
}

/** The context of outputs in the dev server: pages are rendered when an entry opens them. */
export interface DevContext extends RenderContext {
  /** Renders an entry. @throws DocsError when something is wrong with it */
  render(served: ServedEntry): Promise<OutputContent>;
  /** A file of the last indexes: an open page continues to read the one that it has begun with. */
  earlierFile(path: string): OutputContent | null;
}

export function createDevContext({ config, rules, state, pages, pool, watch }: DevContextInput): DevContext {
  const siteFile = createDataFiles(config).site.path;
  const template = createDocumentTemplate(config, rules, { ...devAssets, siteFile, development: true });
  const indexes = createRecent(pool.run);
  const renderPage = async (file: SourceFile) => {
    const page = await pages.render(file);
    watch([page.path, ...page.dependencies].filter((path) => !path.startsWith(config.docs)));
    const others = state.site().listedBy(page);
    await Promise.all(others.filter((other) => keyOf(other) !== keyOf(file)).map(pages.render));
    // its headings are available now
    if (others.length > 0) state.site().note(page);
    return page;
  };
  const context: DevContext = {
    ...{ config, template, build: 'dev' },
    getServer: pages.getServer,
    async open({ facts: { href } }) {
      const file = state.site().fileAt(href);
      if (!file) throw new DocsError(`The page ${href} no longer exists.`);
      const page = await renderPage(file);
      return { page, site: state.site().siteFor(page.facts.route) };
    },
    getSite: (route) => state.site().siteFor(route),
    async whole() {
      const all = await Promise.allSettled(state.site().files.map(pages.render));
      // one that cannot be rendered is reported when it is opened
      return state.site().siteWith(all.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : [])));
    },
    getNavData: (section) => section?.data ?? { nav: [], sidebar: [] },
    run: (name, task) => (name === 'writeIndex' ? indexes.run(name, task) : pool.run(name, task)),
    async read(path) {
      const served = state.site().entryAt(path);
      return served ? text(toStream(await context.render(served))) : '';
    },
    async render({ kind, entry }) {
      const { files, problems } = await kind.render(entry, context);
      if (problems.length > 0) throw DocsError.all(problems);
      const file = files.find(({ path }) => path === entry.path);
      if (!file) throw new Error(`No file was rendered for ${entry.path}.`);
      return file.content;
    },
    earlierFile: indexes.find,
  };
  return context;
}

async function* toStream(content: OutputContent): AsyncGenerator<string> {
  if (content.kind === 'text') yield content.text;
  if (content.kind === 'stream') yield* content.pieces();
}

/** Recent indexes: none is made twice from the same pages. */
const mostIndexes = 8;

function createRecent(run: RenderContext['run']) {
  const made = new Map<string, Promise<Rendered>>();
  const files = new Map<string, OutputContent>();
  const keep = async (key: string, making: Promise<Rendered>) => {
    made.set(key, making);
    for (const oldest of made.keys()) if (made.size > mostIndexes) made.delete(oldest);
    making.catch(() => made.delete(key));
    files.clear();
    for (const each of made.values()) for (const { path, content } of (await each).files) files.set(path, content);
    return making;
  };
  const runOnce: RenderContext['run'] = (name, task) => {
    const key = JSON.stringify(task);
    return made.get(key) ?? keep(key, run(name, task));
  };
  return { run: runOnce, find: (path: string): OutputContent | null => files.get(path) ?? null };
}
