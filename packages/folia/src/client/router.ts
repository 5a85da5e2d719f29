import { decide } from './decide';

export interface RouterInput {
  base: string;
  /** Loads the page that an intercepted navigation leads to, and shows it. */
  follow(event: NavigateEvent, state: RouterState): Promise<void>;
}

export interface RouterState {
  shownPath: string;
  /** The next traversal only takes back an address whose page could not be had. */
  goingBack: boolean;
}

/**
 * Turns navigations inside the site into swaps of the page, by the Navigation API. False where the browser has none:
 * then every link is an ordinary page load.
 */
export function startRouter(input: RouterInput): boolean {
  if (!('navigation' in window)) return false;
  const state: RouterState = { shownPath: location.pathname, goingBack: false };
  navigation.addEventListener('navigate', (event) => {
    const here = { origin: location.origin, base: input.base, shownPath: state.shownPath };
    if (decide(factsOf(event), here) === 'native') return;
    const handler = state.goingBack ? async () => undefined : () => input.follow(event, state);
    state.goingBack = false;
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
  });
  return true;
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
