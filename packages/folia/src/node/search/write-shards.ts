import { encodeNumbers, encodeWords } from '../../shared/search/encoding';
import { createGrams, createShortGrams, getBucket } from '../../shared/search/grams';
import type { PostingsRun, WordBucket, WordShards } from '../../shared/search/index-file';
import { createPostingsEncoder } from '../../shared/search/postings';
import type { CollectedWords } from '../../shared/search/word-collector';

/** Takes a file of the index: its name below the output folder and its text. */
export type WriteFile = (name: string, text: string) => void;

/** Pages in a run of postings, and size of a bucket of words, in characters, on average. */
const runSize = 5_000;
const bucketSize = 6_000;
const mostBuckets = 4096;
/** So many words are offered for one letter or two. */
const perShortGram = 120;

/** Writes words and postings in small files, of which a query needs a few. */
export function writeShards(collected: CollectedWords, resolution: number, write: WriteFile): WordShards {
  const starts = writeRuns(collected, resolution, write);
  const buckets = fillBuckets(collected);
  for (const [number, held] of buckets.entries()) {
    const ids = Uint32Array.from(new Set(held)).sort();
    const bucket: WordBucket = {
      words: encodeWords([...ids].map((id) => collected.words[id] ?? '')),
      ids: encodeNumbers([...ids].map((id, index) => id - (ids[index - 1] ?? 0))),
      counts: encodeNumbers([...ids].map(collected.getPages)),
    };
    write(`w/${number}.json`, JSON.stringify(bucket));
  }
  return { buckets: buckets.length, starts: encodeNumbers(starts) };
}

/** @returns the number of the first word of each run */
function writeRuns({ words, getPostings }: CollectedWords, resolution: number, write: WriteFile): number[] {
  const starts: number[] = [];
  let run = createPostingsEncoder(resolution);
  const flush = () => {
    const file: PostingsRun = run.finish();
    write(`p/${starts.length - 1}.json`, JSON.stringify(file));
    run = createPostingsEncoder(resolution);
  };
  for (const id of words.keys()) {
    if (run.size() > runSize) flush();
    if (run.size() === 0) starts.push(id);
    run.add(getPostings(id));
  }
  if (run.size() > 0) flush();
  return starts;
}

/** The numbers of the words in each bucket. Under one or two letters stand only the words that are on most pages. */
function fillBuckets({ words, getPages }: CollectedWords): number[][] {
  const size = words.reduce((sum, word) => sum + (word.length + 2) * Math.max(1, word.length - 2), 0);
  const count = Math.min(mostBuckets, 2 ** Math.ceil(Math.log2(Math.max(1, size / bucketSize))));
  const buckets = Array.from({ length: count }, (): number[] => []);
  const put = (gram: string, id: number) => buckets[getBucket(gram, count)]?.push(id);
  for (const [id, word] of words.entries()) for (const gram of createGrams(word)) put(gram, id);
  const taken = new Map<string, number>();
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
