import type { DevEvent } from '../../shared/dev-event';
import type { AppContext } from '../app/app-context';
import { applyHead } from '../page/head';
import { morph } from '../page/morph';
import type { Outcome, Show } from '../page/page-store';
import { listenToDevServer } from './dev-events';
import { createOverlay } from './dev-overlay';

/** Scripts are served from `{base}static/js/`. */
function baseOfScripts(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/static/js/"]');
  return script ? new URL(script.src).pathname.replace(/static\/js\/.*$/, '') : '/';
}

/** Listens to the dev server: saved content is shown in place, problems are shown above the page. */
export function watchDevServer(base: string = baseOfScripts()): void {
  const showProblems = createOverlay();
  const state: { app: AppContext | null; server: string | null } = { app: null, server: null };
  window.addEventListener('folia:ready', (event) => {
    // Sent by `hydrate.tsx`.
    state.app = (event as CustomEvent<AppContext>).detail;
    state.app.patch = morph;
  });
  listenToDevServer(`${base}__folia/events`, (message) => {
    if (message.type === 'server') {
      state.server ??= message.id;
      // this page's scripts belong to a server that has ended
      if (message.id !== state.server) location.reload();
    } else if (message.type === 'problems') showProblems(message.problems);
    else if (message.type === 'restart') void reloadWhenBack();
    else void refresh(message, state.app);
  });
}

async function refresh(message: Extract<DevEvent, { type: 'update' | 'nav' }>, app: AppContext | null): Promise<void> {
  // An ordinary load would lose nothing: the page has not hydrated yet.
  if (!app) return location.reload();
  const { pages, navs, site } = app;
  const shown = pages.get();
  if (message.type === 'update') {
    pages.forget(message.hrefs);
    if (message.hrefs && !message.hrefs.includes(shown.page.href)) return;
  } else {
    pages.forget(null);
    await navs.refresh(shown.navHref).catch(() => undefined);
  }
  const show: Show = (commit, payload) => {
    commit();
    applyHead(site, { before: shown, shown: payload });
  };
  reloadUnlessShown(await pages.refresh(show));
}

function reloadUnlessShown(outcome: Outcome): void {
  if (outcome.kind === 'reload') location.reload();
  if (outcome.kind === 'failed') console.error('The saved page could not be fetched.', outcome.error);
}

/** The server restarts with a changed configuration; it responds again when it is ready. */
async function reloadWhenBack(): Promise<void> {
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  await wait(300);
  while (!(await answers())) await wait(200);
  location.reload();
}

const answers = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
