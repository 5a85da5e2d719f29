import { readBody } from './cache/body-store';
import { type CollectedSite, collect, reportProblems } from './collect';
import { loadConfig } from './config/load';
import { setMode } from './mode';
import { planIndexes } from './search/documents';
import { createRecords, type SearchRecord } from './search/records';
import type { Log } from './support/log';
import { openWorkspace } from './workspace';

/** A checked site as input for a search engine. */
export interface SearchableSite {
  /** `search.indexName` of a site with remote search, otherwise null. */
  indexName: string | null;
  /** The sections of each page, pages in the order of the sidebar. Read from disk one page at a time. */
  pages: Iterable<SearchRecord[]>;
}

/**
 * Reads a site and passes its search records to `use`. They are available until `use` returns.
 *
 * @returns what `use` returns
 * @throws DocsError with everything that is wrong with the site
 * @example await readSearchRecords({ cwd: 'website' }, log, async ({ pages }) => { for (const records of pages) await upload(records); });
 */
export async function readSearchRecords<T>(
  { cwd }: { cwd: string },
  log: Log,
  use: (site: SearchableSite) => Promise<T>,
): Promise<T> {
  setMode('production');
  const config = await log.step('Read configuration', () => loadConfig(cwd));
  const workspace = openWorkspace(config, null);
  try {
    const collected = await collect(workspace, log);
    reportProblems(collected, log);
    const { search } = config;
    const indexName = search && search.mode === 'remote' ? search.indexName : null;
    return await use({ indexName, pages: createPages(collected) });
  } finally {
    await workspace.close();
  }
}

function* createPages({ site }: Pick<CollectedSite, 'site'>): Generator<SearchRecord[]> {
  for (const { pages } of planIndexes(site, { versioned: false }))
    for (const { head, page } of pages) yield createRecords(head, readBody(page.body).sections);
}
