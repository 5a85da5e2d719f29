import type { HeadSite } from '../model/head';
import type { PagePayload } from '../model/page';
import type { Announcer } from './announcer';
import { focusPage } from './focus-page';
import { applyHead } from './head';
import { reducedMotion } from './motion';
import type { Outcome, PageStore } from './page-store';
import type { Progress } from './progress';
import type { RouterState } from './router';
import { hashTarget } from './scroll';

export interface FollowInput {
  pages: PageStore;
  progress: Progress;
  announcer: Announcer;
  /** Draw the change as a view transition (ST-04). */
  animate: boolean;
  site: HeadSite;
  /** Runs an update of the page store so that the document is up to date when it returns. */
  flush(update: () => void): void;
  /** What is announced once a page is shown. */
  announcement(payload: PagePayload): string;
}

/** Loads the page an intercepted navigation leads to, and shows it. */
export async function follow(event: NavigateEvent, input: FollowInput, state: RouterState): Promise<void> {
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
async function swap(
  { event, to, payload, commit }: SwapInput,
  { animate, flush, pages, site }: FollowInput,
): Promise<void> {
  if (event.signal.aborted) return;
  const update = () => {
    const before = pages.get();
    flush(commit);
    applyHead(site, { before, shown: payload });
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
  input: FollowInput;
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
