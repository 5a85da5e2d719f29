import { createStore } from '../page/store';

export type Announcer = ReturnType<typeof createAnnouncer>;

/** What screen users are told politely; the theme renders the live region. */
export function createAnnouncer() {
  const { get, set, subscribe } = createStore('');
  return {
    get,
    /** The same words twice in a row have to change the region, or they are not read again. */
    say: (text: string) => set(text === get() ? `${text}\u00a0` : text),
    subscribe,
  };
}
