import { useEffect } from 'react';
import { throttle } from '../../../client';
import { mobileMaxWidth, scrollThrottle } from '../../../shared/constants';

/**
 * Hides the header when the user scrolls down, and shows it when the user scrolls up, when something in it gets the focus (see the style
 * sheet), and on every new page. Renders nothing; loaded by sites with `hideNavbar: 'auto'`.
 */
export default function HeaderHiding() {
  useEffect(() => {
    const stop = new AbortController();
    followScroll(stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}

/** Events of a user who scrolls. Without one it is the browser, which restores the scroll position of a page. */
const userEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function followScroll(signal: AbortSignal): void {
  const header = document.querySelector('.folia-header');
  const hide = (hidden: boolean) => header?.toggleAttribute('data-hidden', hidden);
  let before = window.scrollY;
  let restoring = false;
  const update = throttle(() => {
    const now = Math.max(0, window.scrollY);
    if (now !== before && !restoring) hide(now > before && window.innerWidth > mobileMaxWidth);
    before = now;
  }, scrollThrottle);
  const setRestoring = (value: boolean) => () => {
    restoring = value;
    if (value) hide(false);
  };
  const options = { signal, passive: true };
  window.addEventListener('scroll', update.call, options);
  window.addEventListener('folia:content', setRestoring(true), options);
  for (const type of userEvents) window.addEventListener(type, setRestoring(false), options);
  signal.addEventListener('abort', update.cancel);
}
