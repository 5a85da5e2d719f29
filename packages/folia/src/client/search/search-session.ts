import { searchCacheSize, searchDebounce, searchLimit } from '../../shared/constants';
import { longestQuery } from '../../shared/search/query';
import type { SearchResults } from '../../shared/search/types';
import { createListeners } from '../page/listeners';
import type { SearchEngine, SearchPlace } from './engine';

/**
 * `idle`: nothing was typed. `loading`: an answer is being looked for, `results` are those of the query before. `ready`: `results`
 * answer `query`. `failed`: there is no answer, `results` is empty.
 */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** What a search box shows; part of `useSearch`. */
export interface SearchState {
  status: SearchStatus;
  /** As it was typed. */
  typed: string;
  /** What `results` answer: trimmed, at most 1,000 characters. */
  query: string;
  /** One entry per index. */
  results: readonly SearchResults[];
}

/** From keystrokes to answers, without React: one question per pause, and never an old answer after a newer one. */
export interface SearchSession {
  get(): SearchState;
  subscribe(listener: () => void): () => void;
  /** Loads what answering needs. Failures show when something is typed. */
  prepare(): void;
  type(text: string): void;
  /** The reader looks at pages of another language or version. */
  move(place: SearchPlace): void;
  /** Forgets what was typed (SU-07). */
  reset(): void;
}

export interface SearchSessionInput {
  engine: SearchEngine;
  place: SearchPlace;
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
  const answers = createAnswers((query, where) => engine.search(query, where, limit), cacheSize);
  const now: Now = { state: nothing, place, asked: 0, timer: 0 };
  const set = (state: SearchState) => {
    now.state = state;
    listeners.notify();
  };
  const ask = async (query: string): Promise<void> => {
    const number = ++now.asked;
    const answer = await answers.to(query, now.place).catch((error: unknown) => {
      if (number === now.asked) log('The search could not be answered.', error);
      return null;
    });
    if (number !== now.asked) return;
    set({ ...now.state, status: answer ? 'ready' : 'failed', query, results: answer ?? [] });
  };
  const prepare = () => void engine.open(now.place).catch(() => undefined);
  const stop = (state: SearchState) => {
    clearTimeout(now.timer);
    // what is still on its way is an answer to nothing
    now.asked++;
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
      now.timer = setTimeout(() => void ask(query), searchDebounce);
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
  place: SearchPlace;
  /** Number of the newest question. */
  asked: number;
  timer: ReturnType<typeof setTimeout> | 0;
}

type Ask = (query: string, place: SearchPlace) => Promise<readonly SearchResults[]>;

/** Remembers answers; the one that was not asked for longest goes first (SI-10). */
function createAnswers(ask: Ask, cacheSize: number): { to: Ask } {
  const kept = new Map<string, readonly SearchResults[]>();
  return {
    async to(query, place) {
      const key = JSON.stringify([place, query]);
      const answer = kept.get(key) ?? (await ask(query, place));
      kept.delete(key);
      kept.set(key, answer);
      for (const oldest of kept.keys()) {
        if (kept.size <= cacheSize) break;
        kept.delete(oldest);
      }
      return answer;
    },
  };
}
