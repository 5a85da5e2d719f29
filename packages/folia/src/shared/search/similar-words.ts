import { normaliseText } from '../text-normaliser';
import { createNeedles, findInText } from './find-in-text';
import { mapText } from './mapped-text';
import { allowedErrors, distanceWithin } from './match-words';
import { parseQuery } from './query';
import type { TextRange } from './types';

const maxWords = 4;
const maxRanges = 20;

/**
 * The ranges of `content` whose words are misspelled in a query: `bunlde` finds `bundle` and `bundled`. Empty when one of the texts has a
 * word of the query as it was typed: the browser finds those without help.
 *
 * @param texts everything else that is shown of a page
 * @example findSimilarWords('bunlde', [title], 'How to bundle') // [{ start: 7, length: 6 }]
 */
export function findSimilarWords(keyword: string, texts: readonly string[], content: string): TextRange[] {
  const query = parseQuery(keyword);
  const needles = createNeedles(query, { rarities: [], meant: new Map() });
  if ([...texts, content].some((text) => findInText(needles, mapText(text)).found > 0)) return [];
  const typed = query.pieces
    .flatMap(({ parts }) => parts)
    .filter((part) => allowedErrors(part) > 0)
    .slice(0, maxWords);
  const ranges: TextRange[] = [];
  for (const { 0: word, index: start } of content.matchAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu)) {
    if (typed.length === 0 || ranges.length >= maxRanges) break;
    const plain = normaliseText(word);
    if (typed.some((part) => isSimilar(part, plain))) ranges.push({ start, length: word.length });
  }
  return ranges;
}

/** A word, or its beginning. */
function isSimilar(typed: string, word: string): boolean {
  const errors = allowedErrors(typed);
  return [word, word.slice(0, typed.length)].some((text) => distanceWithin(typed, text, errors) <= errors);
}
