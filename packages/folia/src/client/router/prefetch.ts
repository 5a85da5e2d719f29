import type { PageStore } from '../page/page-store';
import { isPageUrl } from './should-intercept';

/** A pointer that only passes by does not rest this long, in milliseconds. */
const restTime = 60;

/** A link that the user points at, focuses or touches will likely be followed. */
export function prefetchLinks({ pages, base }: { pages: PageStore; base: string }): void {
  const here = { origin: location.origin, base };
  const fetchPage = (link: HTMLAnchorElement | null) => {
    if (!link || link.target === '_blank' || link.hasAttribute('download') || savesData()) return;
    const url = new URL(link.href, location.href);
    if (isPageUrl(url, here) && url.pathname !== location.pathname) pages.prefetch(url.pathname);
  };
  const lazy = createRest(fetchPage);
  document.addEventListener('pointerover', (event) => lazy(event.pointerType === 'mouse' ? getLink(event) : null));
  document.addEventListener('focusin', (event) => lazy(getLink(event)));
  document.addEventListener('touchstart', (event) => fetchPage(getLink(event)), { passive: true });
  // The link that had this script loaded.
  fetchPage(document.querySelector('a[href]:is(:hover, :focus, :active)'));
}

const getLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

function createRest(run: (link: HTMLAnchorElement) => void): (link: HTMLAnchorElement | null) => void {
  let last: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (link) => {
    if (link === last) return;
    clearTimeout(timer);
    last = link;
    if (link) timer = setTimeout(() => run(link), restTime);
  };
}

/** Not in the DOM library, because not all browsers have it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
