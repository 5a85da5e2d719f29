import {
  decodeNumbers,
  decodePostings,
  decodeWords,
  encodeNumbers,
  encodePostings,
  encodeWords,
  type Posting,
} from './encoding';
import { matchWords, type WordMatch } from './match-words';
import type { CollectedWords } from './word-collector';

/** The words of an index and the pages they are on. In memory or in shards that are fetched as they are needed. */
export interface Lexicon {
  /** Words that what was typed may stand for. */
  match(typed: string): Promise<WordMatch[]>;
  postings(words: readonly WordMatch[]): Promise<Posting[][]>;
}

/** All words with all postings, as an index in one file holds them. */
export interface WordTable {
  /** Sorted, see `encodeWords`. */
  words: string;
  /** One entry a word, separated by spaces, see `encodePostings`. */
  postings: string;
  /** Number of pages of each word, see `encodeNumbers`. */
  counts: string;
}

export const wordTableOf = ({ words, pagesOf, postingsOf }: CollectedWords, resolution: number): WordTable => ({
  words: encodeWords(words),
  postings: words.map((_, id) => encodePostings(postingsOf(id), resolution)).join(' '),
  counts: encodeNumbers(words.map((_, id) => pagesOf(id))),
});

/** The lexicon of an index in one file. */
export function lexiconOf(table: WordTable, resolution: number): Lexicon {
  const counts = decodeNumbers(table.counts);
  const words = decodeWords(table.words).map((word, id) => ({ word, id, pages: counts[id] ?? 0 }));
  const postings = table.postings.split(' ');
  return {
    match: async (typed) => matchWords(typed, words),
    postings: async (matches) => matches.map(({ id }) => decodePostings(postings[id] ?? '', resolution)),
  };
}
