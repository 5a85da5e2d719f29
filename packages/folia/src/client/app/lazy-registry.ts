import { DataError } from '../page/fetch-data';

/** Values that are fetched once, by name, and can then be read while rendering. */
export interface LazyRegistry<Name extends string, T> {
  load(name: Name): Promise<void>;
  /** @throws when `load` has not been awaited for this name */
  get(name: Name): T;
}

export function createLazyRegistry<Name extends string, T>(
  fetch: (name: Name) => T | Promise<T>,
): LazyRegistry<Name, T> {
  const ready = new Map<Name, T>();
  return {
    async load(name) {
      if (ready.has(name)) return;
      try {
        ready.set(name, await fetch(name));
      } catch (cause) {
        // The page's data has just arrived, so code that does not come most likely left with an older deployment.
        throw new DataError('gone', `"${name}" could not be loaded.`, { cause });
      }
    },
    get(name) {
      const thing = ready.get(name);
      if (thing === undefined) throw new Error(`"${name}" has not been loaded.`);
      return thing;
    },
  };
}
