import { fixedNavOffset } from './constants';
import type { TocItem } from './page';

/** An entry of the outline with its step of indentation, counted from the first entry (OL-02). */
export interface OutlineItem extends TocItem {
  indent: number;
}

/** OL-02: what the outline shows; a heading shallower than the first is not indented. */
export function outlineOf(toc: TocItem[]): OutlineItem[] {
  const first = toc[0]?.depth ?? 0;
  return toc.map((item) => ({ ...item, indent: Math.max(0, item.depth - first) }));
}

/** Where the reader is, in pixels from the top of the document. */
export interface ReadingPlace {
  /** Tops of the headings of the outline, in its order. */
  tops: number[];
  scrollTop: number;
  atBottom: boolean;
  /** Height that the fixed navigation covers. @default 72 */
  offset?: number;
}

/** OL-04: index of the one active entry; -1 when there are no headings. */
export function activeIndexOf({ tops, scrollTop, atBottom, offset = fixedNavOffset }: ReadingPlace): number {
  if (atBottom && scrollTop > 0) return tops.length - 1;
  const passed = tops.findLastIndex((top) => top <= scrollTop + offset);
  return tops.length === 0 ? -1 : Math.max(0, passed);
}
