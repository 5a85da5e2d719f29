import * as markup from '../../shared/markup';
import type { SiteFile } from '../../shared/site';
import { layOutWhenScrolled } from '../page/lay-out-article';

/**
 * All that runs on a page before React is wanted; it must stay under 2 kB. Until the page is hydrated, links, `<details>`
 * and form controls work automatically, and the first press of any other control is kept and repeated afterwards.
 */
export interface EntryOptions {
  /** Loads and hydrates the app; settles when the page is hydrated. */
  load(data: Promise<SiteFile>): Promise<unknown>;
}

/** Work without script, so nothing has to be repeated. */
const native = 'a[href],summary,input,select,textarea,label,[popovertarget],[commandfor],[type=submit]';
const pressable = 'button,[role=button],[role=tab],[role=switch],[role=option],[role^=menuitem],[role=checkbox]';
/** Code blocks and images count: pointing at one is how its buttons are found, or that it can be enlarged. */
const control = `${native},${pressable},[${markup.code}],.folia-doc img`;

export function start({ load }: EntryOptions): void {
  // `idle`: hydrate when the browser has time, or at the first intent. `intent`: only at an intent.
  const mode = readRoot(markup.hydrate);
  const stop = new AbortController();
  const { signal } = stop;
  const listen = (type: string, run: (event: Event) => void) =>
    addEventListener(type, run, { signal, capture: true, passive: type !== 'keydown' });
  let hydrating = false;
  const hydrate = () => {
    if (hydrating) return;
    hydrating = true;
    // Once: a second try would most likely fail the same way.
    load(fetchSiteFile())
      .catch((error: unknown) => console.error('The page could not be made interactive.', error))
      .finally(() => stop.abort());
  };
  const intent = (event: Event) => closest(event, control) && hydrate();

  for (const type of ['focusin', 'touchstart', 'pointerdown']) listen(type, intent);
  const moved = movement();
  // Scrolling moves links under a pointer that rests: only a pointer that moves means something.
  listen('pointermove', (event) => moved(event) && intent(event));
  listen('keydown', (event) => {
    if (mode === 'idle') hydrate();
    else intent(event);
    pressShortcut(event);
  });
  keepFirstPress(listen, hydrate);
  followHistory();
  layOutWhenScrolled();
  if (mode === 'idle') whenIdle(hydrate);
}

/** What the document's root element says. */
const readRoot = (attribute: string): string => document.getElementById('folia')?.getAttribute(attribute) ?? '';

/** Fetched together with the code. */
const fetchSiteFile = (): Promise<SiteFile> => fetch(readRoot(markup.siteFile)).then((response) => response.json());

const closest = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

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

/** A button that names a shortcut (`aria-keyshortcuts="Control+K"`) is pressed by it. */
function pressShortcut(event: Event): void {
  // Listened to as `keydown` only.
  const { ctrlKey, metaKey, key } = event as KeyboardEvent;
  if (!(ctrlKey || metaKey) || !/^[a-z]$/i.test(key)) return;
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts~="Control+${key.toUpperCase()}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** A page that was loaded afresh still shares the history of the one before: back changes the address only, until the router is there. */
function followHistory(): void {
  const { pathname } = location;
  const follow = () => location.pathname === pathname || location.reload();
  addEventListener('popstate', follow);
  addEventListener('folia:ready', () => removeEventListener('popstate', follow));
}

type Listen = (type: string, run: (event: Event) => void) => void;

/** Islands are rendered anew when they hydrate, so the pressed element is remembered by its place. */
function keepFirstPress(listen: Listen, hydrate: () => void): void {
  let place: number[] | undefined;
  let hydrating = false;
  addEventListener('folia:hydrate', () => {
    hydrating = true;
  });
  const repeat = ({ type, target }: Event) => {
    const pressed = elementAt(place ?? []);
    const island = pressed?.closest('folia-island');
    // What stands in an island waits for that island, everything else for the page.
    if (!pressed || (island ? island !== target : type !== 'folia:ready')) return;
    for (const ready of readyEvents) removeEventListener(ready, repeat);
    (pressed as HTMLElement).click();
  };
  listen('click', (event) => {
    const pressed = closest(event, pressable);
    if (!pressed || pressed.closest(native) || place) return;
    // What is pressed from then on React takes over and answers at once; a repetition would undo it.
    if (hydrating && !pressed.closest('folia-island')) return;
    place = getPlace(pressed);
    for (const ready of readyEvents) addEventListener(ready, repeat);
    hydrate();
  });
}

const readyEvents = ['folia:ready', 'folia:island-hydrated'];

/** Child numbers from the root down. */
function getPlace(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...getPlace(parent), [...parent.children].indexOf(element)] : [];
}

const elementAt = (place: number[]): Element | undefined =>
  place.reduce<Element | undefined>((element, index) => element?.children[index], document.documentElement);

function whenIdle(run: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
