/*
 * What the engine and its theme remember, and under which names: always `folia-…`, and always harmless when the browser
 * refuses or when something else is stored there.
 */

/** `light`, `dark` or `auto`. The pre-paint script reads it, too. */
export const appearanceKey = 'folia-appearance';
/** `1` once a user has been here. Written by the pre-paint script. */
export const visitedKey = 'folia-visited';

/**
 * Local storage that never throws: a browser may refuse it (private window, policy, quota). What could not be stored
 * holds until the document goes.
 */
export interface Storage {
  read(key: string): string | null;
  /** False when nothing was stored. */
  write(key: string, value: string): boolean;
}

/** The part of `window.localStorage` that is used; a getter, because merely touching the property may throw. */
export type StorageSource = () => Pick<globalThis.Storage, 'getItem' | 'setItem'>;

export function createStorage(source: StorageSource = () => window.localStorage): Storage {
  const refused = new Map<string, string>();
  return {
    read(key) {
      try {
        return refused.get(key) ?? source().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      refused.set(key, value);
      try {
        source().setItem(key, value);
        return refused.delete(key);
      } catch (error) {
        noteRefusal(error);
        return false;
      }
    },
  };
}

/** Logged once per page. */
function noteRefusal(error: unknown): void {
  const root = globalThis.document?.documentElement;
  if (!root || root.hasAttribute('data-storage-refused')) return;
  root.setAttribute('data-storage-refused', '');
  console.warn('Storage is not available for this site: settings are lost when the page is closed.', error);
}
