import { createListeners } from '../page/listeners';

/** What screen users are told politely; the theme renders the live region. */
export interface Announcer {
  get(): string;
  say(text: string): void;
  subscribe(listener: () => void): () => void;
}

export function createAnnouncer(): Announcer {
  const listeners = createListeners();
  let text = '';
  return {
    get: () => text,
    say(next) {
      // The same words twice in a row have to change the region, or they are not read again.
      text = next === text ? `${next}\u00a0` : next;
      listeners.notify();
    },
    subscribe: listeners.add,
  };
}
