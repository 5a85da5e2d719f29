import { decodeSafely } from '../model/route';
import { reducedMotion } from './motion';

/** The element an address's hash names, encoded or not (RT-14); null for none. */
export const hashTarget = (hash: string): HTMLElement | null =>
  hash.length > 1
    ? (document.getElementById(hash.slice(1)) ?? document.getElementById(decodeSafely(hash.slice(1))))
    : null;

/** RT-13: links to places on the same page scroll smoothly; those of the outline (`data-jump`) jump. */
export function smoothAnchors(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.hasAttribute('data-jump') || reducedMotion()) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (!samePage || !hashTarget(link.hash)) return;
    const { style } = document.documentElement;
    const stop = () => style.removeProperty('scroll-behavior');
    style.scrollBehavior = 'smooth';
    document.addEventListener('scrollend', stop, { once: true });
    // No scrolling, no `scrollend`.
    setTimeout(stop, 1000);
  });
}
