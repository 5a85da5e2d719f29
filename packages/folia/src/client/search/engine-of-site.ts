import { indexListPath } from '../../model/search/index-name';
import type { SiteData } from '../../model/site';
import type { SearchEngine } from './engine';
import { createLocalEngine } from './local-engine';
import { createRemoteEngine } from './remote-engine';
import { startSearchWorker } from './start-worker';

export interface SiteEngineInput {
  site: Pick<SiteData, 'rules' | 'search'>;
  /** The page comes from the dev server. */
  development: boolean;
}

/** What answers the queries of a site: its own index, or a server and, when that fails, the index. */
export function engineOfSite({ site, development }: SiteEngineInput): SearchEngine {
  const { search, rules } = site;
  const local = search?.local
    ? createLocalEngine({ start: startSearchWorker, list: rules.base + indexListPath })
    : null;
  const remote = search?.remote ? createRemoteEngine({ remote: search.remote, development }) : null;
  if (remote) return withFallback(remote, local);
  if (local) return local;
  throw new Error('The site has no search.');
}

/** RS-03: a server that fails is logged; then the index of the site answers, or there are no results. */
export function withFallback(
  remote: SearchEngine,
  local: SearchEngine | null,
  log: (message: string, error: unknown) => void = console.error,
): SearchEngine {
  return {
    open: (place) => remote.open(place),
    async search(query, place, limit) {
      try {
        return await remote.search(query, place, limit);
      } catch (error) {
        log('The search server gave no answer.', error);
        return local ? local.search(query, place, limit) : [];
      }
    },
  };
}
