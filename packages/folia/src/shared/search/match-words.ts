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
/** A part of a word says more the more of the word it is. */
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
  const letters = getLetters(typed);
  return words.flatMap((entry): WordMatch[] => {
    const { word } = entry;
    if (Math.abs(word.length - typed.length) > errors) return [];
    // an error accounts for one letter that is not there at all: most words are out before their letters are compared in order
    if (getCount(letters & ~getLetters(word)) > errors || getQuality(typed, word, singular) > 0) return [];
    const distance = distanceWithin(typed, word, errors);
    return distance <= errors ? [{ ...entry, quality: qualities.mistyped / distance }] : [];
  });
}

/** Which letters a word has: a bit for each, and the same for some of them. */
function getLetters(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function getCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function getQuality(typed: string, word: string, singular: string | null): number {
  if (word === typed) return qualities.exact;
  if (word === singular) return qualities.singular;
  const at = word.indexOf(typed);
  if (at < 0) return 0;
  if (isRunWord(word)) return [...typed].length === 1 ? qualities.prefix : 0;
  if (at === 0) return byLength(qualities.prefix, typed, word);
  // a single letter inside a word says nothing
  return typed.length > 1 ? byLength(qualities.inside, typed, word) : 0;
}

/** `file` for `files`; null when there is no `s` to take off. */
export const getSingular = (word: string): string | null => (/^\w{3,}[^s]s$/.test(word) ? word.slice(0, -1) : null);

/** One error from five letters on, two from nine on. Numbers are never mistyped versions of one another. */
export function allowedErrors(typed: string): number {
  if (!/^\p{Script=Latin}+$/u.test(typed)) return 0;
  return typed.length >= 9 ? 2 : typed.length >= 5 ? 1 : 0;
}

/**
 * Edits between two words: a letter more, less or another, or two neighbours swapped (the optimal string alignment distance).
 * Stops as soon as it is above `limit`.
 *
 * @see https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
export function distanceWithin(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substituted = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(substituted, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (previous[j - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > limit) return limit + 1;
    previous = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
