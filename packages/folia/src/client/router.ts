import type { PagePayload } from '../model/page';
import type { Announcer } from './announcer';
import { decide } from './decide';
import { applyHead } from './head';
import { reducedMotion } from './motion';
import type { Outcome, PageStore } from './page-store';
import type { Progress } from './progress';
import { focusPage, hashTarget } from './scroll';

export interface RouterInput {
  pages: PageStore;
  progress: Progress;
  announcer: Announcer;
  base: string;
  /** Draw the change as a view transition (ST-04). */
  animate: boolean;
  /** Runs an update of the page store so that the document is up to date when it returns. */
  flush(update: () => void): void;
  /** What is announced once a page is shown. */
  announcement(payload: PagePayload): string;
}

interface RouterState {
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
    const handler = state.goingBack ? async () => undefined : () => follow(event, input, state);
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

async function follow(event: NavigateEvent, input: RouterInput, state: RouterState): Promise<void> {
  const to = new URL(event.destination.url);
  input.progress.start();
  const outcome = await input.pages.go(to.pathname, (commit, payload) => swap({ event, to, payload, commit }, input));
  input.progress.done();
  if (event.signal.aborted) return;
  settle(outcome, { event, to, input, state });
}

interface SwapInput {
  event: NavigateEvent;
  to: URL;
  payload: PagePayload;
  commit: () => void;
}

/** The new page, its head and its scroll position become visible in one go. */
async function swap({ event, to, payload, commit }: SwapInput, { animate, flush }: RouterInput): Promise<void> {
  if (event.signal.aborted) return;
  const update = () => {
    flush(commit);
    applyHead(payload);
    // The browser restores the position on back and forward, and else goes to the hash or to the top.
    if (event.navigationType !== 'traverse' && !hashTarget(to.hash)) window.scrollTo({ top: 0, behavior: 'instant' });
    else event.scroll();
  };
  if (animate && !reducedMotion() && 'startViewTransition' in document) {
    await document.startViewTransition(update).updateCallbackDone;
  } else update();
}

interface Settled {
  event: NavigateEvent;
  to: URL;
  input: RouterInput;
  state: RouterState;
}

function settle(outcome: Outcome, { event, to, input, state }: Settled): void {
  switch (outcome.kind) {
    case 'stale':
      return;
    case 'reload':
      // The address is the new one already; loading it afresh gives the page, or the server's 404.
      location.reload();
      return;
    case 'failed':
      // ST-03: the previous page stays, so its address comes back.
      console.error(`${to.pathname} could not be shown.`, outcome.error);
      if (event.navigationType !== 'push') return;
      state.goingBack = true;
      setTimeout(() => history.back());
      return;
    case 'shown':
      state.shownPath = to.pathname;
      focusPage(to.hash);
      input.announcer.say(input.announcement(outcome.payload));
      window.dispatchEvent(new CustomEvent('folia:content', { detail: outcome.payload.page.href }));
  }
}
