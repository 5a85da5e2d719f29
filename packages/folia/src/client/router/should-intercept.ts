import { isFilePath } from '../../shared/file-path';

/** What counts of a `navigate` event. */
export type NavigateFacts = Pick<
  NavigateEvent,
  'canIntercept' | 'navigationType' | 'downloadRequest' | 'formData' | 'hashChange'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'> };

export interface WhereWeAre {
  origin: string;
  base: string;
  /** Path of the page on the screen; differs from the address's while another one is loading. */
  shownPath: string;
}

/** Whether the router handles the navigation; any other is left to the browser. */
export function shouldIntercept(event: NavigateFacts, here: WhereWeAre): boolean {
  const { canIntercept, navigationType: type, downloadRequest, formData, hashChange, destination } = event;
  const to = new URL(destination.url);
  if (!canIntercept || type === 'reload' || downloadRequest !== null || formData !== null) return false;
  if (!isPageUrl(to, here)) return false;
  // A traversal: back from an address whose page could not be loaded, so that this one is still on the screen.
  if (to.pathname === here.shownPath && (hashChange || type === 'traverse')) return false;
  // Someone's `history.pushState`; a traversal to a page of ours is the same document, too.
  return !destination.sameDocument || hashChange || type === 'traverse';
}

/** True when the address can be a page of this site. */
export function isPageUrl({ origin, pathname }: URL, here: Pick<WhereWeAre, 'origin' | 'base'>): boolean {
  const inside = pathname.startsWith(here.base) || `${pathname}/` === here.base;
  return origin === here.origin && inside && !isFilePath(pathname) && !pathname.endsWith('.md');
}
