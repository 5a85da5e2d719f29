import { noteUnknownHash } from './anchors';
import { hashTarget } from './scroll';

/** A field that wants to be typed in at once; not where a screen keyboard would cover the page. */
const firstField = (): HTMLElement | null =>
  window.matchMedia('(hover: hover)').matches ? document.querySelector('[data-autofocus]') : null;

/**
 * Where screen users and the Tab key go on after a soft navigation: the hash's target, else a field made for typing,
 * else the page's heading. An unknown hash is only logged.
 */
export function focusPage(hash: string): void {
  const target = hashTarget(hash);
  noteUnknownHash();
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const place = target ?? firstField() ?? find('h1') ?? find('main');
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
