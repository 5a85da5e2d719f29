/*
 * What the engine and its theme remember, and under which names: always `folia-…`, and always harmless when the browser
 * refuses or when something else stands there.
 */

/** `light`, `dark` or `auto` (AP-03). The pre-paint script reads it, too. */
export const appearanceKey = 'folia-appearance';
/** `1` once a reader has been here (LG-08). Written by the pre-paint script. */
export const visitedKey = 'folia-visited';

/** Local storage that never throws: a browser may refuse it (private window, policy, quota). */
export interface Storage {
  read(key: string): string | null;
  /** False when nothing was stored. */
  write(key: string, value: string): boolean;
}

/** The part of `window.localStorage` that is used; a getter, because merely touching the property may throw. */
export type StorageSource = () => Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export function createStorage(source: StorageSource = () => window.localStorage): Storage {
  return {
    read(key) {
      try {
        return source().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        source().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
  };
}
