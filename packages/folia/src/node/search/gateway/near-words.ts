import { findInText, getNeedles } from '../../../shared/search/find-in-text';
import { mapText } from '../../../shared/search/mapped-text';
import { allowedErrors, distanceWithin } from '../../../shared/search/match-words';
import { parseQuery } from '../../../shared/search/query';
import type { TextRange } from '../../../shared/search/types';
import { normaliseText } from '../../../shared/text-normaliser';

const mostWords = 4;
const mostRanges = 20;

/**
 * Where a text has words that are nearly those of a query (RS-06). Empty when it has the very words, which the browser finds itself.
 */
export function nearWords(keyword: string, texts: readonly string[], content: string): TextRange[] {
  const query = parseQuery(keyword);
  const needles = getNeedles(query, { rarities: [], meant: new Map() });
  if ([...texts, content].some((text) => findInText(needles, mapText(text)).found > 0)) return [];
  const typed = query.pieces
    .flatMap(({ parts }) => parts)
    .filter((part) => allowedErrors(part) > 0)
    .slice(0, mostWords);
  const ranges: TextRange[] = [];
  for (const { 0: word, index: start } of content.matchAll(/\p{Script=Latin}[\p{Script=Latin}\p{M}]*/gu)) {
    if (typed.length === 0 || ranges.length >= mostRanges) break;
    const plain = normaliseText(word);
    if (typed.some((part) => isNear(part, plain))) ranges.push({ start, length: word.length });
  }
  return ranges;
}

/** A word, or its beginning: `bunlde` stands for `bundled` too. */
function isNear(typed: string, word: string): boolean {
  const errors = allowedErrors(typed);
  return [word, word.slice(0, typed.length)].some((text) => distanceWithin(typed, text, errors) <= errors);
}
