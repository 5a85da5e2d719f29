import { searchResolution } from '../constants';
import { getSections } from './document';
import { stripPunctuation } from './find-in-text';
import { defaultIndexOptions, type Fold, getFold, type IndexOptions } from './index-options';
import { getWords, hasWhole, splitIntoPieces } from './tokens';
import type { SearchDocument } from './types';

/**
 * How much a word says about a page: from 0 (a block of code mentions it) to `resolution - 1` (it is the title).
 * Where a word occurs counts first, how often second.
 */
export function getWeights(
  document: SearchDocument,
  { charset, resolution }: Pick<IndexOptions, 'charset' | 'resolution'> = defaultIndexOptions,
): Map<string, number> {
  const fold = getFold(charset);
  const weights = new Map<string, number>();
  const raise = (word: string, step: number) => {
    const weight = Math.floor((step * resolution) / searchResolution);
    if (weight > (weights.get(word) ?? -1)) weights.set(word, weight);
  };
  const counts = new Map<string, number>();
  for (const section of getSections(document)) {
    for (const word of wordsOfCode(section.code, fold)) raise(word, steps.code);
    for (const word of getWords(section.text, fold)) counts.set(word, (counts.get(word) ?? 0) + 1);
    if (section.depth === 1) continue;
    for (const word of getWords(section.heading, fold))
      raise(word, section.depth === 2 ? steps.heading : steps.deepHeading);
  }
  for (const [word, count] of counts) raise(word, count > often ? steps.text + 1 : steps.text);
  for (const word of getWords(document.keywords.join(' '), fold)) raise(word, steps.keyword);
  for (const word of getWords(document.title, fold)) raise(word, steps.title);
  for (const word of wholeTitle(document.title, fold)) raise(word, steps.wholeTitle);
  return weights;
}

/** A word that a page says more often is more than mentioned there. */
const often = 5;
const top = searchResolution - 1;
const steps = { code: 0, text: 1, deepHeading: 4, heading: 5, keyword: 6, title: top - 1, wholeTitle: top } as const;

/** Times, sizes and hashes: logs and listings in code are full of them, and no one searches for them. */
const measure = /^\d/;

/** Of a path or a chain of members its parts are enough, of a name like `defineConfig` the whole counts too. */
function* wordsOfCode(code: string, fold: Fold): Generator<string> {
  for (const piece of splitIntoPieces(code, fold)) {
    if (hasWhole(piece) && /^[\p{L}\p{N}]+$/u.test(piece.literal)) yield piece.whole;
    for (const part of piece.parts) if (!measure.test(part)) yield part;
  }
}

/** The words that are the title, or its last member: `autoexternal` of `lib.autoExternal`. */
function wholeTitle(title: string, fold: Fold): string[] {
  const [piece, ...more] = splitIntoPieces(title, fold);
  if (!piece || more.length > 0) return [];
  if (piece.kind === 'run') return piece.parts;
  return [piece.whole, stripPunctuation(fold(title.slice(title.lastIndexOf('.') + 1)))];
}
