import { scriptsWithoutSpaces } from './tokens';
import type { TextRange } from './types';

/** A Chinese, Japanese or Korean character counts as a word. */
const words = new RegExp(`[${scriptsWithoutSpaces}]|[^\\s${scriptsWithoutSpaces}]+`, 'gu');

/**
 * Whether the pieces of a query are close together in a text: some place of each piece is at most `depth` words from such a place of the
 * piece before it.
 *
 * @param places of each piece, in the order of the query
 * @param depth 1: side by side
 * @example areWithin(1, 'red green blue', [[{ start: 0, length: 3 }], [{ start: 10, length: 4 }]]) // false
 */
export function areWithin(depth: number, text: string, places: readonly (readonly TextRange[])[]): boolean {
  const starts = Array.from(text.matchAll(words), ({ index }) => index);
  const [first = [], ...others] = places.map((ranges) => ranges.map((range) => getSpan(range, starts)));
  let reached = first;
  for (const spans of others)
    reached = spans.filter((span) => reached.some((before) => getDistance(before, span) <= depth));
  return reached.length > 0;
}

/** Numbers of the first and the last word. */
type Span = readonly [first: number, last: number];

const getSpan = ({ start, length }: TextRange, starts: readonly number[]): Span => [
  getWordAt(start, starts),
  getWordAt(start + length - 1, starts),
];

const getDistance = (a: Span, b: Span): number => Math.max(0, b[0] - a[1], a[0] - b[1]);

/** Number of the word at an offset. */
const getWordAt = (offset: number, starts: readonly number[]): number =>
  starts.findLastIndex((start) => start <= offset);
