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
  const pending = new Map<string, Promise<NavData>>();

  const refresh = async (href: string): Promise<NavData> => {
    const answer = fetchNav(href);
    pending.set(href, answer);
    try {
      const nav = await answer;
      loaded.set(href, nav);
      listeners.notify();
      return nav;
    } finally {
      if (pending.get(href) === answer) pending.delete(href);
    }
  };
  return {
    get: (href) => loaded.get(href) ?? empty,
    load: async (href) => loaded.get(href) ?? pending.get(href) ?? refresh(href),
    refresh,
    subscribe: listeners.add,
  };
}
