import { packPosting } from './postings';

/** The words of an index, sorted; a word's number is its place. */
export interface CollectedWords {
  words: string[];
  /** The pages each word is on, in order (see `packPosting`). */
  postings: number[][];
}

/** Collects words while documents come in one by one, in order of their numbers. */
export function createWordCollector(resolution: number) {
  const lists = new Map<string, number[]>();
  return {
    add(page: number, weights: ReadonlyMap<string, number>) {
      for (const [word, weight] of weights) {
        const posting = packPosting({ page, weight }, resolution);
        const list = lists.get(word);
        if (list) list.push(posting);
        else lists.set(word, [posting]);
      }
    },
    finish(): CollectedWords {
      const words = [...lists.keys()].sort();
      return { words, postings: words.map((word) => lists.get(word) ?? []) };
    },
  };
}
