import { useEffect, useState, useSyncExternalStore } from 'react';
import { searchLimit } from '../../shared/constants';
import { searchHooksKey } from '../../shared/search/hooks-key';
import type { IndexPlace } from '../../shared/search/index-name';
import type { SearchHit } from '../../shared/search/types';
import { logFailure } from '../app/log-failure';
import { useAppContext, usePage } from '../hooks';
import { engineOfSite } from './engine-of-site';
import { markWhenShown } from './mark-when-shown';
import { createRecent, type Recent } from './recent';
import { createSearchSession, type SearchState } from './search-session';

/** What a search box needs. The functions stay the same from one rendering to the next, but for `hrefOf`. */
export interface Search extends SearchState {
  /** Loads the index. Call it when the box opens; failures show when something is typed. */
  open(): void;
  /** Forgets what was typed. Call it when the box closes. */
  close(): void;
  /** Asks, once the user pauses. `status`, `query` and `results` follow. */
  type(text: string): void;
  /** Queries of which a hit was opened, newest first. They never leave the browser. */
  recent: Recent;
  /** The address a hit leads to, base included. */
  hrefOf(hit: SearchHit): string;
  /** Marks what was searched for on the page a hit leads to, once that is shown: `::highlight(folia-search)` in CSS. */
  mark(hit: SearchHit): void;
}

/** Options of `useSearch`. */
export interface SearchOptions {
  /** Most hits of each kind: titles, headings, texts. Of the first call only. @default 100 */
  limit?: number;
}

/**
 * Searches the site in the language and version of the page that is shown. Call it in a component that is rendered only while a search box
 * is needed, and only when `useSite().search` is not `null`: its code is then loaded with that component.
 *
 * @example
 * const { type, typed, results, open, close, hrefOf } = useSearch();
 * useEffect(() => { open(); return close; }, [open, close]);
 * return (
 *   <>
 *     <input value={typed} onChange={({ target }) => type(target.value)} />
 *     {results[0]?.hits.map((hit) => <a key={hit.link} href={hrefOf(hit)}>{hit.title}</a>)}
 *   </>
 * );
 */
export function useSearch({ limit = searchLimit }: SearchOptions = {}): Search {
  const { site, islands, storage } = useAppContext();
  const { page, build } = usePage();
  const { locale, version } = page.route;
  const place: IndexPlace = { lang: locale, version: site.search?.versioned ? version : '' };
  const { base } = site.rules;
  const [{ session, recent, mark }] = useState(() => ({
    session: createSearchSession({
      engine: engineOfSite({ site, development: build === 'dev', loadHooks: islands[searchHooksKey] }),
      place,
      limit,
      cacheSize: site.search?.cacheSize,
    }),
    recent: createRecent(storage),
    mark: (hit: SearchHit) => markWhenShown(hrefOf(hit, base), hit.query),
  }));
  useEffect(() => session.move(place));
  useReports(session, { endpoint: site.search?.reportEmpty, lang: locale });
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  return {
    ...state,
    open: session.prepare,
    close: session.reset,
    type: session.type,
    recent,
    hrefOf: (hit) => hrefOf(hit, base),
    mark,
  };
}

type Session = ReturnType<typeof createSearchSession>;

/** Few sites ask for reports: the others do not load the code. */
function useReports(session: Session, { endpoint, lang }: { endpoint: string | undefined; lang: string }): void {
  const { emptyQueries } = useAppContext();
  useEffect(() => {
    if (!endpoint) return;
    const watching = import('./report-empty').then(({ createReporter, watchEmpty }) => {
      const report = createReporter(endpoint, emptyQueries);
      return watchEmpty(session, (query) => report(query, lang));
    });
    return () => void watching.then((stop) => stop(), logFailure('Queries without hits are not reported.'));
  }, [session, emptyQueries, endpoint, lang]);
}

/** Links of hits have no base; those of other hosts bring their origin. */
const hrefOf = ({ domain, link }: SearchHit, base: string): string =>
  domain === '' ? base + link.replace(/^\//, '') : domain + link;
