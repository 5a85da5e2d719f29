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
