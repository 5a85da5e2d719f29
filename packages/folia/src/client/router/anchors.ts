import { reducedMotion } from '../app/motion';
import { hashTarget } from './scroll';

/** A hash that matches no element is logged, and nothing else happens. The browser itself knows `#top`. */
export function noteUnknownHash(): void {
  const { hash } = location;
  if (hash.length > 1 && hash !== '#top' && !hashTarget(hash))
    console.warn(`No element on this page has the id "${hash.slice(1)}".`);
}

/** Links to places on the same page scroll smoothly; those of the outline (`data-jump`) jump. */
export function watchAnchors(): void {
  window.addEventListener('hashchange', noteUnknownHash);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (!samePage || !hashTarget(link.hash)) return;
    if (!link.hasAttribute('data-jump') && !reducedMotion()) scrollSmoothly();
  });
}

/** For the scrolling that the browser is about to do. */
function scrollSmoothly(): void {
  const { style } = document.documentElement;
  const stop = () => style.removeProperty('scroll-behavior');
  style.scrollBehavior = 'smooth';
  document.addEventListener('scrollend', stop, { once: true });
  // No scrolling, no `scrollend`.
  setTimeout(stop, 1000);
}
