/*
 * State that a page hands over to the next one of the same tab where links load documents: in browsers without the Navigation API.
 * Session storage may be refused; then nothing is handed over.
 */

/** The sidebar as the user has left it. */
export const sidebarKey = 'folia-sidebar';
/** What was searched for, for the page that a hit leads to. */
export const searchedKey = 'folia-searched';

export function handOver(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // nothing is handed over
  }
}

/** What the page before has handed over, once; null for nothing. `T` is what was given to `handOver` under this key. */
export function takeOver<T>(key: string): T | null {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored === null ? null : (JSON.parse(stored) as T);
  } catch {
    return null;
  }
}
