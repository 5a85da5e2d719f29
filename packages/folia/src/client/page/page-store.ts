import { keepNewest } from '../../shared/keep-newest';
import type { PagePayload } from '../../shared/page';
import { plainPath } from '../../shared/route';
import { DataError } from './fetch-data';
import { createStore } from './store';

export type FetchPage = (href: string) => Promise<PagePayload>;

/** How a navigation ended. `reload`: the page has to be loaded the ordinary way. `stale`: a later navigation took over. */
export type Outcome =
  | { kind: 'shown'; payload: PagePayload }
  | { kind: 'stale' }
  | { kind: 'reload'; error: unknown }
  | { kind: 'failed'; error: unknown };

export interface PageStoreOptions {
  /** Loads what a page needs besides its payload (navigation, layout), before it is shown. */
  prepare?(payload: PagePayload): Promise<unknown>;
  /** Payloads kept. @default 40 */
  capacity?: number;
}

/** Shows the new page by calling `commit`, at the moment and in the way it likes. */
export type Show = (commit: () => void, payload: PagePayload) => void | Promise<void>;

export type PageStore = ReturnType<typeof createPageStore>;

/** The page that is shown, and those that were or may soon be. Knows neither React nor the DOM. */
export function createPageStore(
  fetchPage: FetchPage,
  first: PagePayload,
  { prepare = async () => undefined, capacity = 40 }: PageStoreOptions = {},
) {
  const { get, set, subscribe } = createStore(first);
  // By address without query and hash.
  const kept = new Map([[plainPath(first.page.href), Promise.resolve(first)]]);
  const getPage = keepNewest(capacity, fetchPage, kept);
  let turn = 0;

  const load = async (href: string): Promise<PagePayload> => {
    const payload = await getPage(plainPath(href));
    // Some hosts answer every request with JSON: `null`, or an object of their own.
    if (payload?.build !== first.build) throw new DataError('gone', `${href} belongs to another build.`);
    await prepare(payload);
    return payload;
  };
  /** Loads a page and shows it. Never rejects. */
  const go = async (href: string, show: Show = (commit) => commit()): Promise<Outcome> => {
    const mine = ++turn;
    try {
      const payload = await load(href);
      if (mine !== turn) return { kind: 'stale' };
      await show(() => set(payload), payload);
      return { kind: 'shown', payload };
    } catch (error) {
      if (mine !== turn) return { kind: 'stale' };
      return { kind: error instanceof DataError && error.kind === 'gone' ? 'reload' : 'failed', error };
    }
  };
  /** Forgets pages that may have changed; all when `hrefs` is null. */
  const forget = (hrefs: string[] | null) => {
    for (const key of hrefs?.map(plainPath) ?? kept.keys()) kept.delete(key);
  };
  return {
    get,
    go,
    /** Fetches the page that is shown once more (a file was saved). */
    refresh(show?: Show): Promise<Outcome> {
      const { href } = get().page;
      forget([href]);
      return go(href, show);
    },
    forget,
    /** Loads a page into the cache. Failures are silent: the navigation itself reports them. */
    prefetch: (href: string) => void load(href).catch(() => undefined),
    subscribe,
  };
}
