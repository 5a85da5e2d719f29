import {
  decodeNumbers,
  decodePostings,
  decodeWords,
  encodeNumbers,
  encodePostings,
  encodeWords,
  type Posting,
  packPosting,
} from './encoding';
import { matchWords, type WordMatch } from './match-words';

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

/** Words in order, each with the pages it is on (see `packPosting`). */
export type WordEntries = [word: string, packed: number[]][];

/** Collects words while documents come in one by one, in order of their numbers. */
export interface WordCollector {
  add(page: number, weights: ReadonlyMap<string, number>): void;
  entries(): WordEntries;
}

export function createWordCollector(resolution: number): WordCollector {
  const postings = new Map<string, number[]>();
  return {
    add(page, weights) {
      for (const [word, weight] of weights) {
        const posting = packPosting({ page, weight }, resolution);
        const list = postings.get(word);
        if (list) list.push(posting);
        else postings.set(word, [posting]);
      }
    },
    entries: () => [...postings].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  };
}

export const wordTableOf = (entries: WordEntries, resolution: number): WordTable => ({
  words: encodeWords(entries.map(([word]) => word)),
  postings: entries.map(([, list]) => encodePostings(list, resolution)).join(' '),
  counts: encodeNumbers(entries.map(([, list]) => list.length)),
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
