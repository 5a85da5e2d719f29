import { useLayoutEffect } from 'react';
import { usePage, useSite, useStrings } from '../../client';
import { zoomInitDelay } from '../../shared/constants';

/** Looks for images once a page is shown (IZ-10); pages without one load no code for it. */
export function useZoom(enabled: boolean): void {
  const { zoom } = useSite();
  const payload = usePage();
  const strings = useStrings();
  // As part of the change of page: whatever is open must be gone before the new page is given the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other images.
  useLayoutEffect(() => {
    if (!enabled || !zoom) return;
    const stop = new AbortController();
    const look = async () => {
      if (!document.querySelector(zoom.selector)) return;
      const { watchImages } = await import('../parts/Zoom/images');
      watchImages({ zoom, strings, signal: stop.signal });
    };
    const timer = setTimeout(() => look().catch(console.error), zoomInitDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [enabled, zoom, payload, strings]);
}
