import { hashTarget, noteUnknownHash } from './scroll';

/**
 * Where screen readers and the Tab key go on after a soft navigation: the hash's target, else the page's heading.
 * An unknown hash is only logged (OL-07).
 */
export function focusPage(hash: string): void {
  const target = hashTarget(hash);
  noteUnknownHash();
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const place = target ?? find('[data-folia-body] h1') ?? find('h1') ?? find('main');
  if (!place) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
