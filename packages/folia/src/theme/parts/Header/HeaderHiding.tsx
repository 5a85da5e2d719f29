import { useEffect } from 'react';
import { mobileMaxWidth, scrollThrottle } from '../../../shared/constants';
import { throttle } from '../../hooks/throttle';

/**
 * NV-12: the bar goes when the reader scrolls down and returns when scrolling up, when something in it gets the focus
 * (see the style sheet), and on every new page. Renders nothing; few sites ask for it, so it is loaded by those that do.
 */
export default function HeaderHiding() {
  useEffect(() => {
    const stop = new AbortController();
    followScroll(stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}

/** The signs that the reader scrolls, and not the browser, which restores the place where a page was left. */
const ownSigns = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

function followScroll(signal: AbortSignal): void {
  const header = document.querySelector('.folia-header');
  const hide = (hidden: boolean) => header?.toggleAttribute('data-hidden', hidden);
  let before = window.scrollY;
  let restoring = false;
  const look = throttle(() => {
    const now = Math.max(0, window.scrollY);
    if (now !== before && !restoring) hide(now > before && window.innerWidth > mobileMaxWidth);
    before = now;
  }, scrollThrottle);
  const arrive = (atNewPage: boolean) => () => {
    restoring = atNewPage;
    if (atNewPage) hide(false);
  };
  const options = { signal, passive: true };
  window.addEventListener('scroll', look.call, options);
  window.addEventListener('folia:content', arrive(true), options);
  for (const type of ownSigns) window.addEventListener(type, arrive(false), options);
  signal.addEventListener('abort', look.cancel);
}
