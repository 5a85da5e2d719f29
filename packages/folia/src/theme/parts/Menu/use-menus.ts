import { type RefObject, useEffect } from 'react';

/** What `<details>` lacks as a menu comes when the reader first gets near one of the place's menus (NV-05, AX-07). */
export function useMenus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const life = new AbortController();
    const near = () => {
      for (const type of signs) place.removeEventListener(type, near, true);
      // Without it menus still open and close on a click.
      import('./menus').then(({ startMenus }) => life.signal.aborted || startMenus(place, life.signal), console.error);
    };
    for (const type of signs) place.addEventListener(type, near, { capture: true, signal: life.signal });
    // The reader may have been there before the page was hydrated.
    if (place.matches(':hover,:focus-within,:popover-open')) near();
    return () => life.abort();
  }, [ref]);
}

const signs = ['pointerover', 'focusin', 'toggle'];
