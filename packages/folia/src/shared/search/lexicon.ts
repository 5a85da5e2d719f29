import { decodeWords, encodeWords } from './encoding';
import type { Tokenizer } from './index-options';
import { matchWords, type WordMatch } from './match-words';
import { encodePostings, openPostings, type PostingsTable, type VisitPosting } from './postings';
import type { CollectedWords } from './word-collector';

/** The words of an index and the pages they are on. In memory or in shards that are fetched as they are needed. */
export interface Lexicon {
  /** Words that a typed word matches. */
  match(typed: string): Promise<WordMatch[]>;
  /** For each word a way through its pages. */
  postings(words: readonly WordMatch[]): Promise<((visit: VisitPosting) => void)[]>;
}

/** All words with all postings, as an index in one file holds them. */
export interface WordTable extends PostingsTable {
  /** Sorted, see `encodeWords`. */
  words: string;
}

export const createWordTable = ({ words, postings }: CollectedWords, resolution: number): WordTable => ({
  words: encodeWords(words),
  ...encodePostings(postings, resolution),
});

/** The lexicon of an index in one file. */
export function createLexicon(table: WordTable, tokenize: Tokenizer = 'full'): Lexicon {
  const lists = openPostings(table);
  const words = decodeWords(table.words).map((word, id) => ({ word, id, pages: lists.count(id) }));
  return {
    match: async (typed) => matchWords(typed, words, tokenize),
    postings: async (matches) =>
      matches.map(
        ({ id }) =>
          (visit) =>
            lists.each(id, visit),
      ),
  };
}
