import { encodePath } from '../../shared/route';
import { getIndexName, type IndexList, indexListPath } from '../../shared/search/index-name';
import type { IndexOptions } from '../../shared/search/index-options';
import type { Config } from '../config/config';
import { planIndexes } from '../search/documents';
import { type Output, textFile } from './output';

/** The search indexes, one per language (and version), and the list of their addresses. */
export const search: Output = {
  *list({ config }) {
    if (getLocalSearch(config)) yield { path: indexListPath };
  },
  async render({ path }, context) {
    const local = getLocalSearch(context.config);
    if (!local) return { files: [], problems: [] };
    const { options, versioned } = local;
    const site = await context.whole();
    const made = planIndexes(site, { versioned }).map(async ({ place, pages }) => {
      const task = { place, options, pages: pages.map(({ head, page }) => ({ head, body: page.body })) };
      const { files } = await context.run('writeIndex', task);
      return { name: getIndexName(place), href: site.rules.base + encodePath(files.at(-1)?.path ?? ''), files };
    });
    const indexes = await Promise.all(made);
    const list: IndexList = Object.fromEntries(indexes.map(({ name, href }) => [name, href]));
    const files = indexes.flatMap((index) => index.files);
    return { files: [...files, textFile(path, JSON.stringify(list))], problems: [] };
  },
};

/** Null: no index is among the site's files. */
function getLocalSearch({ search, theme }: Config): { options: IndexOptions; versioned: boolean } | null {
  if (!search || !theme.search) return null;
  if (search.mode !== 'local' && !search.fallback) return null;
  return { options: search.index, versioned: search.mode !== 'remote' && search.versioned };
}
