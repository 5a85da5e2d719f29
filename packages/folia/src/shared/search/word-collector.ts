import { packPosting } from './postings';

/** The words of an index, sorted; a word's number is its place. */
export interface CollectedWords {
  words: string[];
  /** Number of pages that have a word. */
  getPages(id: number): number;
  /** The pages a word is on, in order (see `packPosting`). */
  getPostings(id: number): Uint32Array;
  /** Of all words together. */
  postings: number;
}

/** Collects words while documents come in one by one, in order of their numbers. */
export interface WordCollector {
  add(page: number, weights: ReadonlyMap<string, number>): void;
  finish(): CollectedWords;
}

/** Some million postings are kept as plain numbers: what came in as (word, posting) is sorted by word at the end. */
export function createWordCollector(resolution: number): WordCollector {
  const numbers = new Map<string, number>();
  const pairs = { of: new Uint32Array(1 << 16), length: 0 };
  const push = (word: number, posting: number) => {
    if (pairs.length === pairs.of.length) {
      const larger = new Uint32Array(pairs.of.length * 2);
      larger.set(pairs.of);
      pairs.of = larger;
    }
    pairs.of[pairs.length++] = word;
    pairs.of[pairs.length++] = posting;
  };
  return {
    add(page, weights) {
      for (const [word, weight] of weights) {
        const known = numbers.get(word);
        const number = known ?? numbers.size;
        if (known === undefined) numbers.set(word, number);
        push(number, packPosting({ page, weight }, resolution));
      }
    },
    finish: () => sorted(numbers, pairs.of.subarray(0, pairs.length)),
  };
}

/** @param pairs number of a word and posting, by turns */
function sorted(numbers: ReadonlyMap<string, number>, pairs: Uint32Array): CollectedWords {
  const words = [...numbers.keys()].sort();
  const places = new Uint32Array(words.length);
  for (const [place, word] of words.entries()) places[numbers.get(word) ?? 0] = place;
  const ends = new Uint32Array(words.length + 1);
  for (let at = 0; at < pairs.length; at += 2) ends[getPlace(at) + 1] = (ends[getPlace(at) + 1] ?? 0) + 1;
  for (let place = 0; place < words.length; place++) ends[place + 1] = (ends[place + 1] ?? 0) + (ends[place] ?? 0);
  const next = ends.slice();
  const postings = new Uint32Array(pairs.length / 2);
  for (let at = 0; at < pairs.length; at += 2) {
    const place = getPlace(at);
    const free = next[place] ?? 0;
    postings[free] = pairs[at + 1] ?? 0;
    next[place] = free + 1;
  }
  return {
    words,
    getPages: (id) => (ends[id + 1] ?? 0) - (ends[id] ?? 0),
    getPostings: (id) => postings.subarray(ends[id], ends[id + 1]),
    postings: postings.length,
  };

  function getPlace(at: number): number {
    return places[pairs[at] ?? 0] ?? 0;
  }
}
