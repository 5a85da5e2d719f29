import { encodeNumbers, encodeWords } from '../../shared/search/encoding';
import { createGrams, createShortGrams, getBucket } from '../../shared/search/grams';
import type { WordBucket, WordShards } from '../../shared/search/index-file';
import { encodePostings } from '../../shared/search/postings';
import type { CollectedWords } from '../../shared/search/word-collector';

/** Receives a file of the index: its name below the output folder and its text. */
export type WriteFile = (name: string, text: string) => void;

/** Pages in a run of postings, and size of a bucket of words, in characters, on average. */
const runSize = 5_000;
const bucketSize = 6_000;
const mostBuckets = 4096;
/** Number of words that are offered for one or two letters. */
const perShortGram = 120;

/** Writes words and postings in small files, of which a query needs a few. */
export function writeShards(collected: CollectedWords, resolution: number, write: WriteFile): WordShards {
  const { words, postings } = collected;
  const starts = writeRuns(postings, resolution, write);
  const buckets = fillBuckets(collected);
  for (const [number, held] of buckets.entries()) {
    const ids = Uint32Array.from(new Set(held)).sort();
    const bucket: WordBucket = {
      words: encodeWords([...ids].map((id) => words[id] ?? '')),
      ids: encodeNumbers([...ids].map((id, index) => id - (ids[index - 1] ?? 0))),
      counts: encodeNumbers([...ids].map((id) => postings[id]?.length ?? 0)),
    };
    write(`w/${number}.json`, JSON.stringify(bucket));
  }
  return { buckets: buckets.length, starts: encodeNumbers(starts) };
}

/** @returns the number of the first word of each run */
function writeRuns(postings: readonly number[][], resolution: number, write: WriteFile): number[] {
  const starts: number[] = [];
  for (let id = 0; id < postings.length; ) {
    const start = id;
    for (let size = 0; id < postings.length && size <= runSize; id++) size += postings[id]?.length ?? 0;
    write(`p/${starts.length}.json`, JSON.stringify(encodePostings(postings.slice(start, id), resolution)));
    starts.push(start);
  }
  return starts;
}

/** The numbers of the words in each bucket. One or two letters have only the words that are on most pages. */
function fillBuckets({ words, postings }: CollectedWords): number[][] {
  const size = words.reduce((sum, word) => sum + (word.length + 2) * Math.max(1, word.length - 2), 0);
  const count = Math.min(mostBuckets, 2 ** Math.ceil(Math.log2(Math.max(1, size / bucketSize))));
  const buckets = Array.from({ length: count }, (): number[] => []);
  const put = (gram: string, id: number) => buckets[getBucket(gram, count)]?.push(id);
  for (const [id, word] of words.entries()) for (const gram of createGrams(word)) put(gram, id);
  const taken = new Map<string, number>();
  const getPages = (id: number) => postings[id]?.length ?? 0;
  const commonFirst = Uint32Array.from(words.keys()).sort((a, b) => getPages(b) - getPages(a) || a - b);
  for (const id of commonFirst) {
    for (const gram of createShortGrams(words[id] ?? '')) {
      const number = taken.get(gram) ?? 0;
      if (number >= perShortGram) continue;
      taken.set(gram, number + 1);
      put(gram, id);
    }
  }
  return buckets;
}
