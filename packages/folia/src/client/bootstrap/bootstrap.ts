import * as markup from '../../shared/markup';
import type { SiteFile } from '../../shared/site';
import { hasGlobal } from '../app/has-global';
import { logFailure } from '../app/log-failure';
import { type Reading, startReading } from '../reading/start-reading';
import { hashTarget } from '../router/scroll';
import { closest } from './closest';
import { keepFirstPress } from './first-press';
import { control, type Listen } from './intent';
import { prefetchCode } from './prefetch-code';
import { pressShortcut } from './shortcuts';
import { allowOwnCode } from './trusted-types';
import { whenLoaded } from './when-loaded';

/** The module that hydrates a page. */
export interface AppModule {
  /** Settles when the page is hydrated. */
  hydrate(reading: Reading, data: SiteFile): Promise<unknown>;
}

/**
 * Everything that runs on a page until it is hydrated. Reading works from here on; the first press of any other control is recorded
 * and repeated after hydration.
 *
 * @param load imports the app from its address
 */
export function start(load: (app: string) => Promise<AppModule>): void {
  allowOwnCode();
  if (!isSupported()) {
    void import('./plain-page').then((page) => page.showPlainPage());
    return;
  }
  // `idle`: when the browser has time, or at the first intent. `intent`: only at an intent. `prefetch`: the same, but the code is fetched when there is time.
  const mode = readRoot(markup.hydrate);
  const reading = startReading();
  const stop = new AbortController();
  const { signal } = stop;
  const listen: Listen = (type, run) =>
    addEventListener(type, run, { signal, capture: true, passive: type !== 'keydown' });
  const fail = (error: unknown) => {
    logFailure('The page could not be made interactive.')(error);
    return true;
  };
  let hydration: Promise<unknown> | undefined;
  const hydrate = () => {
    hydration ??= Promise.all([load(readRoot(markup.app)), fetchSiteFile()])
      .then(([app, data]) => app.hydrate(reading, data))
      .then(() => stop.abort(), fail);
    return hydration;
  };
  // Leaving a page ends what it is loading, also when the page comes back from the back-forward cache.
  listen('pageshow', (event) => hydration && (event as PageTransitionEvent).persisted && location.reload());
  const intent = (event: Event) => closest(event, control) && hydrate();

  for (const type of ['focusin', 'touchstart', 'pointerdown']) listen(type, intent);
  const moved = movement();
  // Scrolling moves links under a resting pointer: only a pointer that moves shows an intent.
  listen('pointermove', (event) => moved(event) && intent(event));
  listen('keydown', (event) => {
    if (mode === 'intent') intent(event);
    else hydrate();
  });
  addEventListener('keydown', pressShortcut);
  keepFirstPress(listen, hydrate);
  followHistory();
  keepHash();
  whenLoaded(loadLateStyles);
  if (mode === 'idle') whenIdle(hydrate);
  // In a frame the layout differs from the HTML.
  if (mode === 'prefetch') whenIdle(self === top ? prefetchCode : hydrate);
}

/** Browsers before Baseline 2024 keep the rendered page: scripts would fail halfway there. */
const isSupported = (): boolean => 'popover' in HTMLElement.prototype && CSS.supports('selector(:has(a))');

/** Attributes of the document's root element. */
const readRoot = (attribute: string): string => document.getElementById('folia')?.getAttribute(attribute) ?? '';

/** Fetched together with the code. */
const fetchSiteFile = (): Promise<SiteFile> => fetch(readRoot(markup.siteFile)).then((response) => response.json());

/** Tells events of a pointer that really moved from those the browser sends when the page moves under it. */
function movement(): (event: Event) => boolean {
  let last = '';
  return (event) => {
    // Listened to as `pointermove` only.
    const { screenX, screenY } = event as PointerEvent;
    const before = last;
    last = `${screenX} ${screenY}`;
    return last !== before;
  };
}

/**
 * A page that was loaded afresh still shares the history of the one before: back changes the address only, until the router has
 * started.
 */
function followHistory(): void {
  const { pathname } = location;
  const follow = () => location.pathname === pathname || location.reload();
  addEventListener('popstate', follow);
  addEventListener('folia:ready', () => removeEventListener('popstate', follow));
}

/** Chromium leaves a page with a hash at its top when it is loaded again, once `scrollRestoration` is manual. */
function keepHash(): void {
  if (history.scrollRestoration === 'manual') hashTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
}

/** The buttons of code blocks, for example: without scripts they would do nothing. */
const loadLateStyles = (): void =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: readRoot(markup.lateStyles) }),
  );

const whenIdle = (run: () => void): void =>
  whenLoaded(() => {
    if (hasGlobal('requestIdleCallback')) requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  });
