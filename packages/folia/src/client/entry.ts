/**
 * All that runs on a page before React is wanted; it must stay under 2 kB. Until the page is awake, links, `<details>`
 * and form controls work by themselves, and the first press of any other control is kept and repeated afterwards.
 */
export interface EntryOptions {
  /** `idle`: wake when the browser has time, or at the first intent. `intent`: only at an intent. */
  hydrate: 'idle' | 'intent';
  /** Loads and wakes the app; settles when the page is awake. */
  load(): Promise<unknown>;
}

const control = 'a[href],button,summary,input,select,textarea,label,[role],[tabindex="0"]';
/** Work without script, so nothing has to be repeated. */
const native = 'a[href],summary,input,select,textarea,label,[popovertarget],[commandfor],[type=submit]';

export function start({ hydrate, load }: EntryOptions): void {
  const stop = new AbortController();
  const { signal } = stop;
  const listen = (type: string, run: (event: Event) => void) =>
    addEventListener(type, run, { signal, capture: true, passive: type !== 'keydown' });
  let waking: Promise<unknown> | undefined;
  const wake = () => {
    waking ??= load().then(
      () => stop.abort(),
      (error) => {
        // Once: a second try would most likely fail the same way.
        console.error('The page could not be made interactive.', error);
        stop.abort();
      },
    );
  };
  const intent = (event: Event) => closest(event, control) && wake();

  for (const type of ['focusin', 'touchstart', 'pointerdown']) listen(type, intent);
  // Scrolling moves links under a pointer that rests: only a pointer that moves means something.
  listen('pointermove', (event) => moved(event) && intent(event));
  listen('keydown', (event) => {
    if (hydrate === 'idle' || closest(event, control)) wake();
    pressShortcut(event);
  });
  keepFirstPress(listen, wake);
  if (hydrate === 'idle') whenIdle(wake);
}

const closest = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

const moved = (event: Event): boolean => {
  // Listened to as `pointermove` only.
  const { movementX, movementY } = event as PointerEvent;
  return movementX !== 0 || movementY !== 0;
};

/** A button that names a shortcut (`aria-keyshortcuts="Control+K"`) is pressed by it. */
function pressShortcut(event: Event): void {
  // Listened to as `keydown` only.
  const { ctrlKey, metaKey, key } = event as KeyboardEvent;
  if (!(ctrlKey || metaKey) || !/^[a-z]$/i.test(key)) return;
  const button = document.querySelector<HTMLElement>(`button[aria-keyshortcuts~="Control+${key.toUpperCase()}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}

type Listen = (type: string, run: (event: Event) => void) => void;

/** Islands are drawn anew when they wake, so the pressed element is remembered by its place. */
function keepFirstPress(listen: Listen, wake: () => void): void {
  listen('click', (event) => {
    const pressed = closest(event, control);
    if (!pressed || pressed.closest(native) || press) return;
    press = placeOf(pressed);
    wake();
    const repeat = ({ type, target }: Event) => {
      const again = press && elementAt(press);
      const island = again && again.closest('folia-island');
      if (!again || (type === 'folia:ready' ? island : island !== target)) return;
      for (const ready of readyEvents) removeEventListener(ready, repeat);
      (again as HTMLElement).click();
    };
    for (const ready of readyEvents) addEventListener(ready, repeat);
  });
  let press: number[] | undefined;
}

const readyEvents = ['folia:ready', 'folia:awake'];

/** Child numbers from the body down. */
function placeOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...placeOf(parent), [...parent.children].indexOf(element)] : [];
}

const elementAt = (place: number[]): Element | undefined =>
  place.reduce<Element | undefined>((element, index) => element?.children[index], document.documentElement);

function whenIdle(run: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
