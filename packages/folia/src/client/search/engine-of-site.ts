import { keepNewest } from '../../shared/keep-newest';
import type { SiteData } from '../../shared/site';
import { type SearchEngine, SlowServerError } from './engine';
import { createLocalEngine } from './local-engine';
import type { SearchHooks } from './search-hooks';

export interface SiteEngineInput {
  site: Pick<SiteData, 'search' | 'siteOrigin' | 'rules'>;
  /** The page comes from the dev server. */
  development: boolean;
  /** The module of `search.searchHooks`. */
  loadHooks?: (() => Promise<SearchHooks>) | undefined;
}

/** Where a site is searched: in its own index, or on a server and, when that fails, in the index. */
export function engineOfSite(input: SiteEngineInput): SearchEngine {
  const engine = withoutHooks(input);
  const { loadHooks } = input;
  if (!loadHooks) return engine;
  return whenLoaded(async () => (await import('./search-hooks')).withHooks(engine, { load: loadHooks }));
}

function withoutHooks({ site, development }: SiteEngineInput): SearchEngine {
  const { search } = site;
  const local = search?.local ? createLocalEngine() : null;
  const { remote, docSearch } = search ?? {};
  if (remote) {
    const engine = whenLoaded(async () =>
      (await import('./remote-engine')).createRemoteEngine({ remote, development }),
    );
    return withFallback(engine, local);
  }
  if (docSearch) {
    const engine = whenLoaded(async () =>
      (await import('./docsearch-engine')).createDocSearchEngine({ docSearch, site }),
    );
    return withFallback(engine, local);
  }
  if (local) return local;
  throw new Error('The site has no search.');
}

/** An engine whose code is loaded on first use: most sites need neither a server nor hooks. */
function whenLoaded(load: () => Promise<SearchEngine>): SearchEngine {
  const engine = keepNewest<void, SearchEngine>(1, load);
  return {
    open: async (place) => (await engine()).open(place),
    search: async (query, place, limit) => (await engine()).search(query, place, limit),
  };
}

/** How long a server that timed out is skipped when there is an index, in milliseconds. */
const skipTime = 30_000;

/** A failure of the server is logged; the results are then those of the site's index, or none. */
export function withFallback(
  remote: SearchEngine,
  local: SearchEngine | null,
  log: (message: string, error: unknown) => void = console.error,
): SearchEngine {
  const state = { skippedUntil: 0 };
  return {
    open: (place) => remote.open(place),
    async search(query, place, limit) {
      if (local && Date.now() < state.skippedUntil) return local.search(query, place, limit);
      try {
        return await remote.search(query, place, limit);
      } catch (error) {
        log('The search server did not respond.', error);
        if (error instanceof SlowServerError) state.skippedUntil = Date.now() + skipTime;
        return local ? local.search(query, place, limit) : [];
      }
    },
  };
}
