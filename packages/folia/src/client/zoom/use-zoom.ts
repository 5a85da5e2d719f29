import { useLayoutEffect } from 'react';
import { zoomInitDelay } from '../../shared/constants';
import { logFailure } from '../app/log-failure';
import { usePage, useSite, useStrings } from '../hooks';
import type { watchImages } from './watch-images';

/** What `useZoom` needs. */
export interface ZoomUse {
  /** Loads `watchImages` together with its styles. Must stay the same function. */
  load(): Promise<{ watchImages: typeof watchImages }>;
  /** Whether images can be enlarged. @default true */
  enabled?: boolean;
}

/**
 * Lets users enlarge the images of the page that is shown, as `mediumZoom` says. Code and styles are loaded for pages with an image.
 *
 * @example
 * // zoom.ts: import './zoom.css'; export { watchImages } from 'folia/client';
 * const load = () => import('./zoom');
 * useZoom({ load });
 */
export function useZoom({ load, enabled = true }: ZoomUse): void {
  const { zoom } = useSite();
  const payload = usePage();
  const strings = useStrings();
  // In the same commit as the new page: an open image has to be closed before the new page is given the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other images.
  useLayoutEffect(() => {
    if (!enabled || !zoom) return;
    const stop = new AbortController();
    const start = async () => {
      if (!document.querySelector(zoom.selector)) return;
      const { watchImages } = await load();
      watchImages({ zoom, strings, signal: stop.signal });
    };
    const timer = setTimeout(() => start().catch(logFailure('Images cannot be enlarged.')), zoomInitDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [load, enabled, zoom, payload, strings]);
}
