import { decodeNumbers, decodePostings, decodeWords } from './encoding';
import { bucketOf, gramOfPart, gramsOfMistyped } from './grams';
import { type Lexicon, lexiconOf, type WordTable } from './lexicon';
import { allowedErrors, fewPages, type IndexWord, matchWords } from './match-words';
import type { SearchIndex } from './search-index';
import type { IndexOptions, SearchDocument } from './types';

/**
 * The file of an index. How much of it lies in further files, in `folder` beside it, is a matter of size: nothing for a small
 * site, the documents (`d/{id}.json`) for one of some hundred pages, and the words too for a large one.
 */
export interface IndexFile {
  format: 1;
  options: IndexOptions;
  /** Number of documents. */
  total: number;
  /** '' when there are no further files. */
  folder: string;
  documents: SearchDocument[] | null;
  words: WordTable | WordShards;
}

/** Words stand in buckets by their parts (`w/{bucket}.json`), their pages in runs of words that follow one another (`p/{number}.json`). */
export interface WordShards {
  buckets: number;
  /** Number of the first word of each run, see `encodeNumbers`. */
  starts: string;
}

/** `w/{bucket}.json` */
export interface WordBucket {
  words: string;
  /** Distance from one word's number to the next, see `encodeNumbers`. */
  ids: string;
  counts: string;
}

/** `p/{number}.json`: one entry a word, separated by spaces. */
export interface PostingsRun {
  postings: string;
}

/** Reads a JSON file. `T` is what the build has written there. */
export type ReadJson = <T>(href: string) => Promise<T>;

/** Files of an index that are kept in memory. */
const mostFiles = 240;

/** @param href address of the index file @throws what `read` throws */
export async function openIndex(href: string, read: ReadJson): Promise<SearchIndex> {
  const file = await read<IndexFile>(href);
  const folder = `${href.slice(0, href.lastIndexOf('/') + 1)}${file.folder}/`;
  const kept = keeping(read, folder);
  const { options, total, documents, words } = file;
  return {
    options,
    total,
    lexicon: 'postings' in words ? lexiconOf(words, options.resolution) : shardedLexicon(words, options, kept),
    documents: async (ids) =>
      documents
        ? ids.flatMap((id) => documents[id] ?? [])
        : Promise.all(ids.map((id) => kept<SearchDocument>(`d/${id}.json`))),
  };
}

/** Remembers files; the one that was not used for longest goes first. A failed one is asked for again. */
function keeping(read: ReadJson, folder: string): ReadJson {
  const files = new Map<string, Promise<unknown>>();
  return async <T>(name: string) => {
    const file = files.get(name) ?? read<T>(folder + name);
    files.delete(name);
    files.set(name, file);
    for (const oldest of files.keys()) {
      if (files.size <= mostFiles) break;
      files.delete(oldest);
    }
    file.catch(() => files.delete(name));
    // what was read under this name is what was asked for
    return file as Promise<T>;
  };
}

function shardedLexicon({ buckets, starts }: WordShards, { resolution }: IndexOptions, read: ReadJson): Lexicon {
  const firsts = decodeNumbers(starts);
  const bucket = async (gram: string): Promise<IndexWord[]> => {
    const { words, ids, counts } = await read<WordBucket>(`w/${bucketOf(gram, buckets)}.json`);
    const pages = decodeNumbers(counts);
    let id = 0;
    const distances = decodeNumbers(ids);
    return decodeWords(words).map((word, index) => {
      id += distances[index] ?? 0;
      return { word, id, pages: pages[index] ?? 0 };
    });
  };
  return {
    async match(typed) {
      const words = new Map((await bucket(gramOfPart(typed))).map((word) => [word.id, word]));
      const found = matchWords(typed, words.values());
      const pages = found.reduce((sum, word) => sum + word.pages, 0);
      if (allowedErrors(typed) === 0 || pages >= fewPages) return found;
      for (const more of await Promise.all(gramsOfMistyped(typed).map(bucket)))
        for (const word of more) words.set(word.id, word);
      return matchWords(typed, words.values());
    },
    postings: (matches) =>
      Promise.all(
        matches.map(async ({ id }) => {
          const run = lastAtMost(firsts, id);
          const { postings } = await read<PostingsRun>(`p/${run}.json`);
          return decodePostings(postings.split(' ')[id - (firsts[run] ?? 0)] ?? '', resolution);
        }),
      ),
  };
}

/** Index of the last number that is not above `limit`, by halving. */
function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
