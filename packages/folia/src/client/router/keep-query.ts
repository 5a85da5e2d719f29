import { closest } from '../bootstrap/closest';

/** Links marked `data-keep-query` (the page in another language or version) take query and hash along. */
export function keepQuery(): void {
  const extend = (event: Event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[data-keep-query]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  // Before any other handler, middle and modified clicks included.
  for (const type of ['click', 'auxclick', 'contextmenu']) document.addEventListener(type, extend, { capture: true });
}
