import { searchCacheSize, searchDebounce, searchLimit } from '../../shared/constants';
import { keepNewest } from '../../shared/keep-newest';
import type { IndexPlace } from '../../shared/search/index-name';
import { longestQuery } from '../../shared/search/query';
import type { SearchResults } from '../../shared/search/types';
import { createStore } from '../page/store';
import type { SearchEngine } from './engine';

/**
 * `idle`: nothing was typed. `loading`: a search is running, `results` are those of the query before. `ready`: `results` are those of
 * `query`. `failed`: the search has failed, `results` are empty.
 */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** What a search box shows; part of `useSearch`. */
export interface SearchState {
  /** How far the search is. */
  status: SearchStatus;
  /** As it was typed. */
  typed: string;
  /** The query of `results`: trimmed, at most 1,000 characters. */
  query: string;
  /** One entry per index. */
  results: readonly SearchResults[];
}

export interface SearchSessionInput {
  engine: SearchEngine;
  place: IndexPlace;
  /** Most hits of each kind. */
  limit?: number;
  /** Number of queries whose results are kept. */
  cacheSize?: number | undefined;
  log?(message: string, error: unknown): void;
}

const nothing: SearchState = { status: 'idle', typed: '', query: '', results: [] };

/** From keystrokes to results, without React: one search per pause, and no results of an older query after those of a newer one. */
export function createSearchSession(input: SearchSessionInput) {
  const { engine, place, limit = searchLimit, cacheSize = searchCacheSize, log = console.error } = input;
  const { get, set, subscribe } = createStore(nothing);
  const search = keepNewest(cacheSize, (key: string) => {
    const [query, where]: [string, IndexPlace] = JSON.parse(key);
    return engine.search(query, where, limit);
  });
  /** `searches` is the number of the newest one. */
  const now: { place: IndexPlace; searches: number; timer?: ReturnType<typeof setTimeout> } = { place, searches: 0 };
  const start = async (query: string): Promise<void> => {
    const number = ++now.searches;
    const results = await search(JSON.stringify([query, now.place])).catch((error: unknown) => {
      if (number === now.searches) log('The search failed.', error);
      return null;
    });
    if (number !== now.searches) return;
    set({ ...get(), status: results ? 'ready' : 'failed', query, results: results ?? [] });
  };
  /** Loads the index. Failures are shown when something is typed. */
  const prepare = () => void engine.open(now.place).catch(() => undefined);
  const stop = (state: SearchState) => {
    clearTimeout(now.timer);
    // the results of a running search are ignored
    now.searches++;
    set(state);
  };
  return {
    get,
    subscribe,
    prepare,
    type(typed: string) {
      const query = typed.trim().slice(0, longestQuery);
      if (query === '') return stop({ ...nothing, typed });
      // The first key: the index may be that of another language, or may not have come before.
      if (get().status === 'idle') prepare();
      stop({ ...get(), status: 'loading', typed });
      now.timer = setTimeout(() => void start(query), searchDebounce);
    },
    /** The user looks at pages of another language or version. */
    move(next: IndexPlace) {
      if (next.lang === now.place.lang && next.version === now.place.version) return;
      now.place = next;
      stop(nothing);
    },
    /** Forgets what was typed. */
    reset: () => stop(nothing),
  };
}
