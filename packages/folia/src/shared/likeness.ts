import { normaliseText } from './text-normaliser';

/** What {@link likeness} compares: the pairs of neighbouring letters and digits of a text. */
export function getPairs(text: string): ReadonlySet<string> {
  const plain = normaliseText(text).replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from({ length: Math.max(0, plain.length - 1) }, (_, index) => plain.slice(index, index + 2)));
}

/** What two texts have in common, from 0 to 1 (Dice's coefficient): `bundel` and `bundle` 0.6. */
export const likeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.size + b.size === 0 ? 0 : (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size);
