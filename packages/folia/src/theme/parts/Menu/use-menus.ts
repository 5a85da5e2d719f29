import { type RefObject, useEffect } from 'react';
import { logFailure } from '../../../client';

const fail = logFailure('The keys of menus could not be loaded.');

/** Adds what `<details>` lacks as a menu; loaded when the user first reaches for one of the menus in the element. */
export function useMenus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    const stop = new AbortController();
    const near = () => {
      for (const type of events) root.removeEventListener(type, near, true);
      // Without it menus open and close on a click.
      import('./menus').then(({ startMenus }) => stop.signal.aborted || startMenus(root, stop.signal), fail);
    };
    for (const type of events) root.addEventListener(type, near, { capture: true, signal: stop.signal });
    // The user may have been there before the page was hydrated.
    if (root.matches(':hover,:focus-within,:popover-open')) near();
    return () => stop.abort();
  }, [ref]);
}

const events = ['pointerover', 'focusin', 'toggle'];
