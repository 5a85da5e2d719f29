import { keepNewest } from '../../shared/keep-newest';
import type { NavData } from '../../shared/nav';
import { createStore } from './store';

export type FetchNav = (href: string) => Promise<NavData>;

export type NavStore = ReturnType<typeof createNavStore>;

const empty: NavData = { nav: [], sidebar: [] };

/** Navigation files that were loaded, by their hashed address. */
export function createNavStore(fetchNav: FetchNav, first: { [href: string]: NavData } = {}) {
  const loaded = createStore(new Map(Object.entries(first)));
  const refresh = async (href: string): Promise<NavData> => {
    const nav = await fetchNav(href);
    loaded.set(loaded.get().set(href, nav));
    return nav;
  };
  const load = keepNewest(Number.POSITIVE_INFINITY, refresh);
  return {
    /** The loaded file; an empty navigation until it has been loaded. */
    get: (href: string): NavData => loaded.get().get(href) ?? empty,
    load: async (href: string): Promise<NavData> => loaded.get().get(href) ?? load(href),
    /** Loads a file again (dev server: a `_meta.json` was saved). */
    refresh,
    subscribe: loaded.subscribe,
  };
}
