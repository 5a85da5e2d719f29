import { keepNewest } from '../../shared/keep-newest';
import type { NavData } from '../../shared/nav';
import { createListeners } from './listeners';

export type FetchNav = (href: string) => Promise<NavData>;

/** Navigation files that were loaded, by their hashed address. */
export interface NavStore {
  /** What is there; an empty navigation when the file has not been loaded. */
  get(href: string): NavData;
  load(href: string): Promise<NavData>;
  /** Loads a file again (dev server: a `_meta.json` was saved). */
  refresh(href: string): Promise<NavData>;
  subscribe(listener: () => void): () => void;
}

const empty: NavData = { nav: [], sidebar: [] };

export function createNavStore(fetchNav: FetchNav, first: { [href: string]: NavData } = {}): NavStore {
  const listeners = createListeners();
  const loaded = new Map(Object.entries(first));

  const refresh = async (href: string): Promise<NavData> => {
    const nav = await fetchNav(href);
    loaded.set(href, nav);
    listeners.notify();
    return nav;
  };
  const load = keepNewest(Number.POSITIVE_INFINITY, refresh);
  return {
    get: (href) => loaded.get(href) ?? empty,
    load: async (href) => loaded.get(href) ?? load(href),
    refresh,
    subscribe: listeners.add,
  };
}
