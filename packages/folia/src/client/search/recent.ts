import type { Storage } from '../app/storage';

/** Queries of which a hit was opened, newest first. They never leave the browser. */
export interface Recent {
  get(): string[];
  add(query: string): void;
  clear(): void;
}

export const recentKey = 'folia-recent-searches';
const most = 5;

export function createRecent(storage: Storage): Recent {
  const get = (): string[] => {
    try {
      const stored: unknown = JSON.parse(storage.read(recentKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, most) : [];
    } catch {
      // Something else was stored under this name.
      return [];
    }
  };
  const set = (queries: string[]) => void storage.write(recentKey, JSON.stringify(queries));
  return {
    get,
    add(query) {
      const text = query.trim().slice(0, 80);
      if (text !== '') set([text, ...get().filter((known) => known !== text)].slice(0, most));
    },
    clear: () => set([]),
  };
}
