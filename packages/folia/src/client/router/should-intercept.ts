/** What a `navigate` event says, without the event. */
export interface NavigateFacts {
  /** The browser lets a page take this navigation over. */
  canIntercept: boolean;
  type: 'push' | 'replace' | 'reload' | 'traverse';
  /** The link asks for a download. */
  download: boolean;
  /** A form is being sent. */
  form: boolean;
  /** True for `history.pushState` and for entries of this very document. */
  sameDocument: boolean;
  /** Only the hash differs from the current address. */
  hashChange: boolean;
  to: URL;
}

export interface WhereWeAre {
  origin: string;
  base: string;
  /** Path of the page on the screen; differs from the address's while another one is loading. */
  shownPath: string;
}

/** `native`: the browser's business. `navigate`: ours. */
export function shouldIntercept(facts: NavigateFacts, here: WhereWeAre): 'native' | 'navigate' {
  const { canIntercept, type, download, form, sameDocument, hashChange, to } = facts;
  if (!canIntercept || type === 'reload' || download || form) return 'native';
  if (!isPageUrl(to, here)) return 'native';
  // A traversal: back from an address whose page could not be had, so that this one is still on the screen.
  if (to.pathname === here.shownPath && (hashChange || type === 'traverse')) return 'native';
  // Someone's `history.pushState`; a traversal to a page of ours is the same document, too.
  if (sameDocument && !hashChange && type !== 'traverse') return 'native';
  return 'navigate';
}

/** Files lie beside pages in the same folders; script endings are absent because `/guide/node.js` is more likely a page. */
const fileEnding =
  /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp[34]|webm|wav|ogg|pdf|zip|t?gz|tar|br|7z|json|xml|txt|csv|ya?ml|toml|css|wasm|woff2?|ttf|otf|map|md)$/i;

/** True when the address can be a page of this site. */
export function isPageUrl({ origin, pathname }: URL, here: Pick<WhereWeAre, 'origin' | 'base'>): boolean {
  const inside = pathname.startsWith(here.base) || `${pathname}/` === here.base;
  return origin === here.origin && inside && !fileEnding.test(pathname);
}
