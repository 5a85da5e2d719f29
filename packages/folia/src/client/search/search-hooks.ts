import { keepNewest } from '../../shared/keep-newest';
import type { SearchHit, SearchResults } from '../../shared/search/types';
import type { SearchEngine } from './engine';

/** A hit that a search hook adds. */
export type AddedHit = Pick<SearchHit, 'title' | 'link'> & {
  /** A line of text above the title. */
  statement?: string;
  /** Heading above the hit in the list. */
  group?: string;
};

/** Hits that a search hook adds, as one more tab. */
export interface AddedResults {
  /** Id of the tab. */
  index: string;
  /** Text of the tab. @default index */
  label?: string;
  /** In the order in which they are shown. */
  hits: AddedHit[];
}

type Maybe<T> = T | undefined | Promise<T | undefined>;

/**
 * What the module of `search.searchHooks` can export. It is loaded when the search is opened. A hook that throws, or takes longer than three
 * seconds, is logged and left out.
 *
 * @example
 * export const beforeSearch: SearchHooks['beforeSearch'] = (query) => query.replace(/\bd\.ts\b/, 'declaration');
 */
export interface SearchHooks {
  /** Returns another query to ask instead of what was typed. */
  beforeSearch?(query: string): Maybe<string>;
  /** Returns further hits. Their `link` is an address without base (`/guide/`) or an `http(s)` address. */
  onSearch?(query: string, results: readonly SearchResults[]): Maybe<AddedResults[]>;
  /** Called with what is shown. Results are cached, so a repeated query is not reported again. */
  afterSearch?(query: string, results: readonly SearchResults[]): unknown;
}

export interface HooksInput {
  load(): Promise<SearchHooks>;
  log?(message: string, error: unknown): void;
}

/** Milliseconds. */
const hookTimeout = 3_000;

/** An engine that calls the site's hooks. */
export function withHooks(engine: SearchEngine, { load, log = console.error }: HooksInput): SearchEngine {
  const loaded = keepNewest<void, SearchHooks>(1, load);
  const hooks = (): Promise<SearchHooks> =>
    loaded().catch((error: unknown) => {
      log('The search hooks could not be loaded.', error);
      return {};
    });
  const run = async <T>(name: keyof SearchHooks, call: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await inTime(call);
    } catch (error) {
      log(`The search hook "${name}" has failed.`, error);
      return undefined;
    }
  };
  return {
    open: async (place) => void (await Promise.all([engine.open(place), hooks()])),
    async search(typed, place, limit) {
      const { beforeSearch, onSearch, afterSearch } = await hooks();
      const changed = beforeSearch && (await run('beforeSearch', () => beforeSearch(typed)));
      const query = typeof changed === 'string' && changed.trim() !== '' ? changed : typed;
      const found = await engine.search(query, place, limit);
      const added = onSearch && (await run('onSearch', async () => createResults(await onSearch(query, found), query)));
      const results = added ? [...found, ...added] : found;
      if (afterSearch) void run('afterSearch', () => afterSearch(query, results));
      return results;
    },
  };
}

function inTime<T>(call: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`It took longer than ${hookTimeout / 1000} seconds.`));
    const timer = setTimeout(late, hookTimeout);
    Promise.resolve()
      .then(call)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** What a hook has returned, as the list shows it. @throws when it is something else */
function createResults(groups: unknown, query: string): SearchResults[] {
  if (groups === undefined || groups === null) return [];
  if (!Array.isArray(groups)) throw new TypeError('onSearch must return an array of groups.');
  return groups.map(({ index, label, hits }: AddedResults) => ({
    index: String(index),
    label: String(label ?? index),
    hits: hits.map((hit) => createHit(hit, query)),
  }));
}

function createHit({ title, link, group = '', statement }: AddedHit, query: string): SearchHit {
  const head = {
    title: String(title),
    header: String(title),
    group,
    query,
    highlights: [],
    ...splitLink(String(link)),
  };
  return statement === undefined ? { ...head, type: 'title' } : { ...head, type: 'content', statement };
}

function splitLink(link: string): { domain: string; link: string } {
  if (/^\/(?!\/)/.test(link)) return { domain: '', link };
  const url = new URL(link);
  if (!/^https?:$/.test(url.protocol))
    throw new TypeError(`A search hit must link to a page or to an http(s) address: ${link}`);
  return { domain: url.origin, link: url.href.slice(url.origin.length) };
}
