import { decodePostings, decodeWords, encodePostings, encodeWords, type Posting } from './encoding';
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
  /** Number of pages of each word. */
  counts: number[];
}

/** Collects words while documents come in one by one. */
export interface WordCollector {
  add(page: number, weights: ReadonlyMap<string, number>): void;
  /** Words in order, each with its postings. */
  entries(): [word: string, postings: Posting[]][];
}

export function createWordCollector(): WordCollector {
  const postings = new Map<string, Posting[]>();
  return {
    add(page, weights) {
      for (const [word, weight] of weights) {
        const list = postings.get(word);
        if (list) list.push({ page, weight });
        else postings.set(word, [{ page, weight }]);
      }
    },
    entries: () => [...postings].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  };
}

export const wordTableOf = (entries: readonly [string, Posting[]][], resolution: number): WordTable => ({
  words: encodeWords(entries.map(([word]) => word)),
  postings: entries.map(([, list]) => encodePostings(list, resolution)).join(' '),
  counts: entries.map(([, list]) => list.length),
});

/** The lexicon of an index in one file. */
export function lexiconOf(table: WordTable, resolution: number): Lexicon {
  const words = decodeWords(table.words).map((word, id) => ({ word, id, pages: table.counts[id] ?? 0 }));
  const postings = table.postings.split(' ');
  return {
    match: async (typed) => matchWords(typed, words),
    postings: async (matches) => matches.map(({ id }) => decodePostings(postings[id] ?? '', resolution)),
  };
}
