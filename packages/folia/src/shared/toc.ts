import type { TocItem } from './page';

/** An entry of the outline with its step of indentation, counted from the first entry. */
export interface OutlineItem extends TocItem {
  /** Steps of indentation. */
  indent: number;
}

/**
 * The headings of a page with their indentation; a heading shallower than the first is not indented.
 *
 * @example const items = getOutline(usePage().page.toc);
 */
export function getOutline(toc: TocItem[]): OutlineItem[] {
  const first = toc[0]?.depth ?? 0;
  return toc.map((item) => ({ ...item, indent: Math.max(0, item.depth - first) }));
}
