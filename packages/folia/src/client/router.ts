import { decide } from './decide';

export interface RouterInput {
  base: string;
  /** Loads the page that an intercepted navigation leads to, and shows it. */
  follow(event: NavigateEvent, state: RouterState): Promise<void>;
}

export interface RouterState {
  shownPath: string;
  /** The history entry that the page on the screen was last seen under. */
  shownKey: string;
}

/**
 * Turns navigations inside the site into swaps of the page, by the Navigation API. False where the browser has none:
 * then every link is an ordinary page load.
 */
export function startRouter(input: RouterInput): boolean {
  if (!('navigation' in window)) return false;
  const state: RouterState = { shownPath: location.pathname, shownKey: '' };
  navigation.addEventListener('navigate', (event) => {
    const here = { origin: location.origin, base: input.base, shownPath: state.shownPath };
    if (location.pathname === here.shownPath) state.shownKey = navigation.currentEntry?.key ?? '';
    if (decide(factsOf(event), here) === 'native') return;
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => input.follow(event, state) });
  });
  // ST-05: coming to an address with a hash means its place, even after a reload.
  const keepPlace = () => {
    history.scrollRestoration = location.hash ? 'manual' : 'auto';
  };
  navigation.addEventListener('currententrychange', keepPlace);
  keepPlace();
  return true;
}

/** The address is the new one already: loading it afresh gives the page, or the server's 404. */
export function loadAfresh({ navigationType }: NavigateEvent): void {
  // A reload restores the position, which was that of the page before.
  if (navigationType !== 'traverse') window.scrollTo({ top: 0, behavior: 'instant' });
  location.reload();
}

/**
 * A page that could not be put in place of the one on the screen. What is `gone` (a newer build has other files) is loaded
 * the ordinary way; without a network the previous page stays, so its address comes back (ST-03).
 */
export function giveUp(event: NavigateEvent, { shownKey }: RouterState, { error, gone }: Failure): void {
  if (event.signal.aborted) return;
  console.error(`${event.destination.url} could not be shown in place.`, error);
  if (gone && navigator.onLine) loadAfresh(event);
  // Once this navigation has come to its end. An entry that was replaced is not there any more.
  else if (event.navigationType !== 'replace') setTimeout(() => navigation.traverseTo(shownKey));
}

export interface Failure {
  error: unknown;
  gone: boolean;
}

const factsOf = (event: NavigateEvent) => ({
  canIntercept: event.canIntercept,
  type: event.navigationType,
  download: event.downloadRequest !== null,
  form: event.formData !== null,
  sameDocument: event.destination.sameDocument,
  hashChange: event.hashChange,
  to: new URL(event.destination.url),
});
