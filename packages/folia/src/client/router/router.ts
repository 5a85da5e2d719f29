import { hasGlobal } from '../app/has-global';
import type { Store } from '../page/store';
import { hashTarget } from './scroll';
import { shouldIntercept } from './should-intercept';

/** How long a server may take to answer, in milliseconds. */
const answerWithin = 5_000;

/** A link that was followed without a connection. */
export interface FailedLink {
  href: string;
  /** When; tells a second attempt from the first. */
  time: number;
}

interface RouterInput {
  base: string;
  /** Set when a link is followed without a connection, `null` again when a page is shown. */
  failedLink: Store<FailedLink | null>;
  /** Loads the page that an intercepted navigation leads to, and shows it. */
  handleNavigation(event: NavigateEvent, state: RouterState): Promise<void>;
}

export interface RouterState {
  shownPath: string;
  /** The history entry that the page on the screen was last seen under. */
  shownKey: string;
  /** How far the page of a history entry was scrolled when another one took its place, by the key of the entry. */
  positions: Map<string, number>;
  failedLink: Store<FailedLink | null>;
}

/**
 * Handles navigations inside the site with the Navigation API. False where the browser lacks it: then every link is an ordinary
 * page load.
 */
export function startRouter(input: RouterInput): boolean {
  if (!hasGlobal('navigation')) return false;
  const { failedLink } = input;
  const state: RouterState = { shownPath: location.pathname, shownKey: '', positions: new Map(), failedLink };
  navigation.addEventListener('navigate', (event) => {
    const here = { origin: location.origin, base: input.base, shownPath: state.shownPath };
    if (location.pathname === here.shownPath) state.shownKey = navigation.currentEntry?.key ?? '';
    if (!shouldIntercept(event, here)) return;
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => input.handleNavigation(event, state) });
  });
  // Coming to an address with a hash means its place, even after a reload or on the way back.
  const keepPlace = (event?: NavigationCurrentEntryChangeEvent) => {
    history.scrollRestoration = location.hash ? 'manual' : 'auto';
    if (event?.navigationType === 'traverse' && location.pathname === state.shownPath)
      hashTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
  };
  navigation.addEventListener('currententrychange', keepPlace);
  keepPlace();
  return true;
}

/**
 * Ends a navigation whose page cannot be put in place of the one on the screen. Without a connection the previous page and its address
 * stay, with a notice; with `stays` they stay in any case, without one.
 */
export async function giveUp(
  { signal }: NavigateEvent,
  { shownKey, failedLink }: RouterState,
  stays = false,
): Promise<void> {
  const isLost = await isConnectionLost();
  if (signal.aborted) return;
  if (isLost) failedLink.set({ href: location.href, time: performance.now() });
  // Once this navigation has come to its end.
  if (isLost || stays) setTimeout(() => navigation.traverseTo(shownKey));
  else loadAfresh();
}

/** Browsers often take a connection that leads nowhere for one: only an answer of the server tells. */
async function isConnectionLost(): Promise<boolean> {
  if (!navigator.onLine) return true;
  const asked = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerWithin) });
  return asked.then(
    () => false,
    () => true,
  );
}

/** The address of a page is in the address bar before the page is shown: loading it gives the page, or the server's 404. */
export function loadAfresh(): void {
  // The position that a reload would restore was that of the page before.
  history.scrollRestoration = 'manual';
  location.reload();
}

/**
 * A browser's translator has put nodes of its own in place of texts, on which React would fail when it changes the page.
 */
export const isTranslated = (): boolean => document.querySelector('#folia font') !== null;
