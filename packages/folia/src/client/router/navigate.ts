import type { HeadSite } from '../../shared/head';
import * as markup from '../../shared/markup';
import type { PagePayload } from '../../shared/page';
import { reducedMotion } from '../app/motion';
import { applyHead } from '../page/head';
import type { PageStore } from '../page/page-store';
import type { Announcer } from './announcer';
import { focusPage } from './focus-page';
import { giveUp, isTranslated, loadAfresh, type RouterState } from './router';
import { hashTarget } from './scroll';

export interface NavigateInput {
  pages: PageStore;
  announcer: Announcer;
  /** Render the change as a view transition. */
  animate: boolean;
  site: HeadSite;
  /** Runs an update of the page store so that the document is up to date when it returns. */
  flush(update: () => void): void;
  /** What is announced once a page is shown. */
  announcement(payload: PagePayload): string;
}

/** Loads the page an intercepted navigation leads to, and shows it. */
export async function handleNavigation(event: NavigateEvent, input: NavigateInput, state: RouterState): Promise<void> {
  const to = new URL(event.destination.url);
  if (isTranslated()) return loadAfresh();
  const outcome = await input.pages.go(to.pathname, (commit, payload) =>
    show({ event, to, payload, commit, state }, input),
  );
  if (event.signal.aborted || outcome.kind === 'stale') return;
  if (outcome.kind !== 'shown') {
    console.error(`${to.pathname} could not be shown in place.`, outcome.error);
    return giveUp(event, state, outcome.kind === 'failed');
  }
  state.shownPath = to.pathname;
  state.failedLink.set(null);
  void painted().then(() => {
    // The next page may be there already.
    if (input.pages.get() !== outcome.payload) return;
    focusPage(to.hash);
    input.announcer.say(input.announcement(outcome.payload));
    window.dispatchEvent(new CustomEvent('folia:content', { detail: outcome.payload.page.href }));
  });
}

interface ShowInput {
  event: NavigateEvent;
  to: URL;
  payload: PagePayload;
  commit: () => void;
  state: RouterState;
}

/** The new page and its scroll position become visible in one go. Its head and everything else can wait until they have. */
async function show(
  { event, to, payload, commit, state }: ShowInput,
  { animate, flush, pages, site }: NavigateInput,
): Promise<void> {
  const update = () => {
    if (event.signal.aborted) return;
    const before = pages.get();
    state.positions.set(state.shownKey, scrollY);
    flush(commit);
    // Also when the next navigation comes first: it changes the tags of this page.
    void painted().then(() => applyHead(site, { before, shown: payload }));
    moveTo(to.hash, event, state);
  };
  if (!animate || reducedMotion() || !('startViewTransition' in document)) return update();
  const transition = document.startViewTransition(() => {
    update();
    fadeIn();
  });
  // A transition that is skipped (by the next one, or in a hidden tab) has shown the page all the same.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}

/** Settles after the next frame; in a hidden tab, which has none, a moment later. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });

/**
 * To the place that the hash names, which some browsers do not find when it is percent-encoded; else on back and forward to where the user
 * was. The browser itself (`event.scroll()`) may take the position of the entry that is left, so it is asked only where nothing is known.
 */
function moveTo(hash: string, event: NavigateEvent, { positions }: RouterState): void {
  const target = hashTarget(hash);
  const traverses = event.navigationType === 'traverse';
  const top = traverses ? positions.get(event.destination.key) : 0;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else if (top === undefined) event.scroll();
  else window.scrollTo({ top, behavior: 'instant' });
}

/** The browser fades the picture of the old page out; the new article comes in from a little below. */
function fadeIn(): void {
  const article = document.querySelector(`[${markup.body}]`);
  article?.animate({ opacity: [0, 1], translate: ['0 20px', '0 0'] }, { duration: 250, easing: 'ease-out' });
}
