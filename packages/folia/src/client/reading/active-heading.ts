export interface HeadingView {
  /** Distance of each heading from the window's top, in document order; null when the heading is not on the page. */
  tops: (number | null)[];
  /** A heading counts as reached when its top is at or above this line. */
  line: number;
  atTop: boolean;
  atBottom: boolean;
}

/**
 * Index of the one active outline entry: the last heading that has been reached; the first at the top of the page, the
 * last at its bottom. -1 when there are no headings.
 */
export function activeHeading({ tops, line, atTop, atBottom }: HeadingView): number {
  if (tops.length === 0) return -1;
  if (atTop) return 0;
  if (atBottom) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top !== null && top <= line),
  );
}
