import type { Tokenizer } from './index-options';
import { isRunWord } from './tokens';

/** A word of the index. */
export interface IndexWord {
  word: string;
  /** Its number among the sorted words. */
  id: number;
  /** Number of pages that have it. */
  pages: number;
}

/** A word of the index that may be meant, and how likely: 1 when it is what was typed. */
export interface WordMatch extends IndexWord {
  quality: number;
}

const qualities = { exact: 1, singular: 0.9, prefix: 0.7, inside: 0.35, mistyped: 0.25 } as const;
/** The longer a part is, compared with its word, the better it matches. */
const byLength = (quality: number, part: string, word: string): number =>
  quality * (0.6 + 0.4 * (part.length / word.length));
const mostMatches = 40;
/** Words with a typing error are offered when what was typed is on fewer pages than this. */
export const fewPages = 3;

/**
 * The words that a typed word matches: itself, words that begin with it, words that contain it, and, when there is little of
 * these, words that differ from it by a typing error (Latin letters, five and more). With the tokenizer `forward`, itself and words that
 * begin with it; with `strict`, itself. A single Chinese character is always found.
 */
export function matchWords(typed: string, words: readonly IndexWord[], tokenize: Tokenizer = 'full'): WordMatch[] {
  const found: WordMatch[] = [];
  const singular = tokenize === 'full' ? getSingular(typed) : null;
  let pages = 0;
  for (const entry of words) {
    const quality = isAllowed(typed, entry.word, tokenize) ? getQuality(typed, entry.word, singular) : 0;
    if (quality === 0) continue;
    found.push({ ...entry, quality });
    pages += entry.pages;
  }
  if (tokenize === 'full' && pages < fewPages) found.push(...mistyped(typed, words, singular));
  return found.sort((a, b) => b.quality - a.quality || b.pages - a.pages).slice(0, mostMatches);
}

/** Whether the tokenizer lets a part of a word find it. */
function isAllowed(typed: string, word: string, tokenize: Tokenizer): boolean {
  if (tokenize === 'full' || isRunWord(word)) return true;
  return tokenize === 'strict' ? word === typed : word.startsWith(typed);
}

function mistyped(typed: string, words: readonly IndexWord[], singular: string | null): WordMatch[] {
  const errors = allowedErrors(typed);
  if (errors === 0) return [];
  return words.flatMap((entry): WordMatch[] => {
    const distance = distanceWithin(typed, entry.word, errors);
    if (distance > errors || getQuality(typed, entry.word, singular) > 0) return [];
    return [{ ...entry, quality: qualities.mistyped / distance }];
  });
}

function getQuality(typed: string, word: string, singular: string | null): number {
  if (word === typed) return qualities.exact;
  if (word === singular) return qualities.singular;
  const at = word.indexOf(typed);
  if (at < 0) return 0;
  if (isRunWord(word)) return [...typed].length === 1 ? qualities.prefix : 0;
  if (at === 0) return byLength(qualities.prefix, typed, word);
  // a single letter inside a word is no useful match
  return typed.length > 1 ? byLength(qualities.inside, typed, word) : 0;
}

/** `file` for `files`; null when there is no `s` to take off. */
export const getSingular = (word: string): string | null => (/^\w{3,}[^s]s$/.test(word) ? word.slice(0, -1) : null);

/**
 * The number of typing errors that a word of a query may have: one from five letters on, two from nine on, none in a number.
 *
 * @example allowedErrors('bundle') // 1
 */
export function allowedErrors(typed: string): number {
  if (!/^\p{Script=Latin}+$/u.test(typed)) return 0;
  return typed.length >= 9 ? 2 : typed.length >= 5 ? 1 : 0;
}

/**
 * Edits between two words: a letter more, less or another, or two neighbours swapped (the optimal string alignment distance).
 * Stops as soon as it is above `limit`, which is one or two: so it need not remember what it has compared.
 *
 * @see https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
export function distanceWithin(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (at === a.length || at === b.length) return Math.max(a.length, b.length) - at;
  if (limit === 0) return 1;
  const rest = (ofA: number, ofB: number) => 1 + distanceWithin(a.slice(at + ofA), b.slice(at + ofB), limit - 1);
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return Math.min(rest(1, 1), rest(1, 0), rest(0, 1), isSwapped ? rest(2, 2) : limit + 1);
}
