import { getOutputFile, getSitePath, hrefOf, type Route } from '../../../shared/route';
import type { SitePage } from '../../../shared/site';
import { listRoutes, localeVersionKey } from '../../site/site';
import { type Output, type OutputEntry, type OutputSite, type RenderContext, textFile } from '../output';
import { createLlmsPlan } from './llms';

/** `llms.txt` (links) and `llms-full.txt` (the pages themselves) of every language and version that has pages, as `route` tells. */
export const llms: Output<OutputEntry & { route: Route; isFull: boolean }> = {
  *list(site) {
    if (!site.config.llms) return;
    const withPages = new Set([...site.pages.values()].map(({ facts }) => localeVersionKey(facts.route)));
    for (const route of listRoutes('index', site.rules)) {
      if (!withPages.has(localeVersionKey(route))) continue;
      const folder = getSitePath(hrefOf(route, site.rules), site.rules.base);
      yield { path: `${folder}llms.txt`, route, isFull: false };
      yield { path: `${folder}llms-full.txt`, route, isFull: true };
    }
  },
  async render({ path, route, isFull }, context) {
    const site = await context.whole();
    const { list, pages } = createLlmsPlan(route, site, context.config);
    if (!isFull) return { files: [textFile(path, list)], problems: [] };
    const pieces = () => readPages(pages, site, context);
    return { files: [{ path, content: { kind: 'stream', pieces } }], problems: [] };
  },
};

/** The Markdown pages, with a blank line between them. */
async function* readPages(
  pages: readonly SitePage[],
  { rules }: Pick<OutputSite, 'rules'>,
  { read }: RenderContext,
): AsyncGenerator<string> {
  for (const [index, { facts }] of pages.entries())
    yield (index === 0 ? '' : '\n') + (await read(getOutputFile(facts.href, rules).md));
}
