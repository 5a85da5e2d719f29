import { decodeSafely } from '../model/route';
import { reducedMotion } from './motion';

/** The element an address's hash names, encoded or not (RT-14); null for none. */
export const hashTarget = (hash: string): HTMLElement | null =>
  hash.length > 1
    ? (document.getElementById(hash.slice(1)) ?? document.getElementById(decodeSafely(hash.slice(1))))
    : null;

/**
 * Where screen readers and the Tab key go on after a soft navigation: the hash's target, else the page's heading.
 * An unknown hash is only logged (OL-07).
 */
export function focusPage(hash: string): void {
  const target = hashTarget(hash);
  if (hash.length > 1 && !target) console.warn(`This page has no place "${hash}".`);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const place = target ?? find('[data-folia-body] h1') ?? find('h1') ?? find('main');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

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
