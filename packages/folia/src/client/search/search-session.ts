import { searchCacheSize, searchDebounce, searchLimit } from '../../shared/constants';
import { keepNewest } from '../../shared/keep-newest';
import type { IndexPlace } from '../../shared/search/index-name';
import { longestQuery } from '../../shared/search/query';
import type { SearchResults } from '../../shared/search/types';
import { createListeners } from '../page/listeners';
import type { SearchEngine } from './engine';

/**
 * `idle`: nothing was typed. `loading`: a search is running, `results` are those of the query before. `ready`: `results` are those of
 * `query`. `failed`: the search has failed, `results` are empty.
 */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** What a search box shows; part of `useSearch`. */
export interface SearchState {
  status: SearchStatus;
  /** As it was typed. */
  typed: string;
  /** The query of `results`: trimmed, at most 1,000 characters. */
  query: string;
  /** One entry per index. */
  results: readonly SearchResults[];
}

/** From keystrokes to results, without React: one search per pause, and no results of an older query after those of a newer one. */
export interface SearchSession {
  get(): SearchState;
  subscribe(listener: () => void): () => void;
  /** Loads the index. Failures are shown when something is typed. */
  prepare(): void;
  type(text: string): void;
  /** The user looks at pages of another language or version. */
  move(place: IndexPlace): void;
  /** Forgets what was typed. */
  reset(): void;
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

export function createSearchSession(input: SearchSessionInput): SearchSession {
  const { engine, place, limit = searchLimit, cacheSize = searchCacheSize, log = console.error } = input;
  const listeners = createListeners();
  const search = keepNewest(cacheSize, (key: string) => {
    const [query, where]: [string, IndexPlace] = JSON.parse(key);
    return engine.search(query, where, limit);
  });
  const now: Now = { state: nothing, place, searches: 0, timer: 0 };
  const set = (state: SearchState) => {
    now.state = state;
    listeners.notify();
  };
  const start = async (query: string): Promise<void> => {
    const number = ++now.searches;
    const results = await search(JSON.stringify([query, now.place])).catch((error: unknown) => {
      if (number === now.searches) log('The search could not be answered.', error);
      return null;
    });
    if (number !== now.searches) return;
    set({ ...now.state, status: results ? 'ready' : 'failed', query, results: results ?? [] });
  };
  const prepare = () => void engine.open(now.place).catch(() => undefined);
  const stop = (state: SearchState) => {
    clearTimeout(now.timer);
    // the results of a running search are ignored
    now.searches++;
    set(state);
  };
  return {
    get: () => now.state,
    subscribe: listeners.add,
    prepare,
    type(typed) {
      const query = typed.trim().slice(0, longestQuery);
      if (query === '') return stop({ ...nothing, typed });
      // The first key: the index may be that of another language, or may not have come before.
      if (now.state.status === 'idle') prepare();
      stop({ ...now.state, status: 'loading', typed });
      now.timer = setTimeout(() => void start(query), searchDebounce);
    },
    move(next) {
      if (next.lang === now.place.lang && next.version === now.place.version) return;
      now.place = next;
      stop(nothing);
    },
    reset: () => stop(nothing),
  };
}

interface Now {
  state: SearchState;
  place: IndexPlace;
  /** Number of the newest search. */
  searches: number;
  timer: ReturnType<typeof setTimeout> | 0;
}
