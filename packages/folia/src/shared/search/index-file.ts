import { keepNewest } from '../keep-newest';
import { decodeNumbers, decodeWords } from './encoding';
import { getBucket, gramOfPart, gramsOfMistyped } from './grams';
import { getFold, type IndexOptions, type Tokenizer } from './index-options';
import { createLexicon, type Lexicon, type WordTable } from './lexicon';
import { allowedErrors, fewPages, type IndexWord, matchWords, type WordMatch } from './match-words';
import { openDocument } from './open-document';
import { openPostings, type PostingsTable } from './postings';
import type { SearchIndex } from './search-index';
import type { SearchDocument } from './types';

/**
 * The file of an index. How much of it is in further files, in `folder` beside it, depends on its size: nothing for a small
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

/** Words are stored in buckets by their parts (`w/{bucket}.json`), their pages in runs of words that follow one another (`p/{number}.json`, a `PostingsTable`). */
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

/** Reads a JSON file. `T` is what the build has written there. */
export type ReadJson = <T>(href: string) => Promise<T>;

/** The part of an index that is kept in memory, decoded. */
const mostDocuments = 150;
const mostBuckets = 40;
const mostRuns = 80;

/** @param href address of the index file @throws what `read` throws */
export async function openIndex(href: string, read: ReadJson): Promise<SearchIndex> {
  const file = await read<IndexFile>(href);
  const folder = `${href.slice(0, href.lastIndexOf('/') + 1)}${file.folder}/`;
  const { options, total, documents, words } = file;
  const fold = getFold(options.charset);
  const opened = keepNewest(mostDocuments, async (id: number) =>
    openDocument(documents?.[id] ?? (await read<SearchDocument>(`${folder}d/${id}.json`)), fold),
  );
  return {
    options,
    total,
    lexicon:
      'pages' in words
        ? createLexicon(words, options.tokenize)
        : shardedLexicon(words, (name) => read(folder + name), options.tokenize),
    documents: (ids) => Promise.all(ids.map(opened)),
  };
}

function shardedLexicon({ buckets, starts }: WordShards, read: ReadJson, tokenize: Tokenizer): Lexicon {
  const firsts = decodeNumbers(starts);
  const openBucket = keepNewest(mostBuckets, async (number: number): Promise<IndexWord[]> => {
    const { words, ids, counts } = await read<WordBucket>(`w/${number}.json`);
    const pages = decodeNumbers(counts);
    let id = 0;
    const distances = decodeNumbers(ids);
    return decodeWords(words).map((word, index) => {
      id += distances[index] ?? 0;
      return { word, id, pages: pages[index] ?? 0 };
    });
  });
  const openRun = keepNewest(mostRuns, async (number: number) =>
    openPostings(await read<PostingsTable>(`p/${number}.json`)),
  );
  const bucket = (gram: string) => openBucket(getBucket(gram, buckets));
  return {
    async match(typed) {
      const first = await bucket(gramOfPart(typed));
      const found = matchWords(typed, first, tokenize);
      const pages = found.reduce((sum, word) => sum + word.pages, 0);
      if (tokenize !== 'full' || allowedErrors(typed) === 0 || pages >= fewPages) return enough(found);
      const words = new Map(first.map((word) => [word.id, word]));
      for (const more of await Promise.all(gramsOfMistyped(typed).map(bucket)))
        for (const word of more) words.set(word.id, word);
      return enough(matchWords(typed, [...words.values()]));
    },
    postings: (matches) =>
      Promise.all(
        matches.map(async ({ id }) => {
          const run = firsts.findLastIndex((first) => first <= id);
          const lists = await openRun(run);
          return (visit) => lists.each(id - (firsts[run] ?? 0), visit);
        }),
      ),
  };
}

/** Each word's pages are a file to fetch; the best words, and those of some thousand pages, say enough. */
const mostWords = 8;
const manyPages = 2_000;

/** @param matches best first */
function enough(matches: readonly WordMatch[]): WordMatch[] {
  let pages = 0;
  return matches.slice(0, mostWords).filter((match) => {
    const isNeeded = pages < manyPages;
    pages += match.pages;
    return isNeeded;
  });
}
