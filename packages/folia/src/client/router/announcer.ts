import { createStore } from '../page/store';

export type Announcer = ReturnType<typeof createAnnouncer>;

/** The text of the polite live region, which the theme renders. */
export function createAnnouncer() {
  const { get, set, subscribe } = createStore('');
  return {
    get,
    /** The same words twice in a row have to change the region, or they are not read again. */
    say: (text: string) => set(text === get() ? `${text}\u00a0` : text),
    subscribe,
  };
}
