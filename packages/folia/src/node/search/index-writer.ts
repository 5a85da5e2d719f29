import { createHash } from 'node:crypto';
import { encodeNumbers, encodePostings, encodeWords } from '../../model/search/encoding';
import { bucketOf, gramsOf } from '../../model/search/grams';
import type { IndexFile, PostingsRun, WordBucket, WordShards } from '../../model/search/index-file';
import { type IndexPlace, indexNameOf } from '../../model/search/index-name';
import { createWordCollector, type WordEntries, wordTableOf } from '../../model/search/lexicon';
import { defaultIndexOptions } from '../../model/search/search-index';
import type { SearchDocument } from '../../model/search/types';
import { weightsOf } from '../../model/search/weights';

/** Takes a file of the index: its name below the output folder and its text. */
export type WriteFile = (name: string, text: string) => void;

/** Sizes in bytes from which on an index comes apart. They are options so that tests can show the larger forms on a small site. */
export interface IndexLimits {
  /** Documents inside the index file. */
  documents: number;
  /** Words inside the index file. */
  words: number;
}

export const indexLimits: IndexLimits = { documents: 120_000, words: 360_000 };

/** What of an index is written while documents come in; the rest when all are there. */
export interface IndexWriter {
  add(document: SearchDocument): void;
  /** @returns the name of the index file: `search_index.en.1a2b3c4d.json` */
  finish(): { name: string; text: string };
}

/** Size of a run of postings and, on average, of a bucket of words, in characters. */
const runSize = 24_000;
const bucketSize = 6_000;
const mostBuckets = 2048;
/** So many words are offered for one letter. */
const perLetter = 200;

/** @param write takes the further files; their folder carries the same hash as the index file */
export function createIndexWriter(
  place: IndexPlace,
  write: (name: string, text: string) => void,
  limits = indexLimits,
): IndexWriter {
  const { resolution } = defaultIndexOptions;
  const words = createWordCollector(resolution);
  const hash = createHash('sha256');
  const documents: { texts: string[]; size: number } = { texts: [], size: 0 };
  return {
    add(document) {
      const text = JSON.stringify(document);
      hash.update(text);
      words.add(document.id, weightsOf(document));
      documents.texts.push(text);
      documents.size += Buffer.byteLength(text);
    },
    finish() {
      const base = `${indexNameOf(place)}.${hash.digest('hex').slice(0, 8)}`;
      const entries = words.entries();
      const table = wordTableOf(entries, resolution);
      const whole = documents.size <= limits.documents;
      const inOne = Buffer.byteLength(table.words + table.postings) <= limits.words;
      const into: WriteFile = (name, text) => write(`${base}/${name}`, text);
      if (!whole) for (const [id, text] of documents.texts.entries()) into(`d/${id}.json`, text);
      const file: Omit<IndexFile, 'documents'> = {
        format: 1,
        options: defaultIndexOptions,
        total: documents.texts.length,
        folder: whole && inOne ? '' : base,
        words: inOne ? table : writeShards(entries, resolution, into),
      };
      const inside = whole ? `[${documents.texts.join()}]` : 'null';
      return { name: `${base}.json`, text: `${JSON.stringify(file).slice(0, -1)},"documents":${inside}}` };
    },
  };
}

function writeShards(entries: WordEntries, resolution: number, write: WriteFile): WordShards {
  const starts = writeRuns(entries, resolution, write);
  const grams = gramsByWord(entries);
  const size = grams.reduce((sum, list, id) => sum + list.length * ((entries[id]?.[0].length ?? 0) + 2), 0);
  const buckets = Math.min(mostBuckets, 2 ** Math.ceil(Math.log2(Math.max(1, size / bucketSize))));
  const held = Array.from({ length: buckets }, () => [] as number[]);
  for (const [id, list] of grams.entries()) {
    for (const bucket of new Set(list.map((gram) => bucketOf(gram, buckets)))) held[bucket]?.push(id);
  }
  for (const [number, ids] of held.entries()) {
    const of = ids.flatMap((id) => (entries[id] ? [entries[id]] : []));
    const bucket: WordBucket = {
      words: encodeWords(of.map(([word]) => word)),
      ids: encodeNumbers(ids.map((id, index) => id - (ids[index - 1] ?? 0))),
      counts: encodeNumbers(of.map(([, packed]) => packed.length)),
    };
    write(`w/${number}.json`, JSON.stringify(bucket));
  }
  return { buckets, starts: encodeNumbers(starts) };
}

/** @returns the number of the first word of each run */
function writeRuns(entries: WordEntries, resolution: number, write: WriteFile): number[] {
  const starts: number[] = [];
  let run: string[] = [];
  let size = 0;
  const flush = () => {
    if (run.length === 0) return;
    const file: PostingsRun = { postings: run.join(' ') };
    write(`p/${starts.length - 1}.json`, JSON.stringify(file));
    run = [];
    size = 0;
  };
  for (const [id, [, packed]] of entries.entries()) {
    if (size > runSize) flush();
    if (run.length === 0) starts.push(id);
    const postings = encodePostings(packed, resolution);
    run.push(postings);
    size += postings.length;
  }
  flush();
  return starts;
}

/** The keys of every word. Under a single letter stand only the words that are on most pages, and the letter itself. */
function gramsByWord(entries: WordEntries): string[][] {
  const grams = entries.map(([word]) => gramsOf(word));
  const byLetter = new Map<string, number[]>();
  for (const [id, list] of grams.entries()) {
    const letter = list.find((gram) => gram.startsWith('^'));
    if (!letter) continue;
    const known = byLetter.get(letter);
    if (known) known.push(id);
    else byLetter.set(letter, [id]);
  }
  const kept = new Set<number>();
  const pages = (id: number) => entries[id]?.[1].length ?? 0;
  for (const ids of byLetter.values()) {
    for (const id of ids.toSorted((a, b) => pages(b) - pages(a)).slice(0, perLetter)) kept.add(id);
  }
  return grams.map((list, id) =>
    kept.has(id) || entries[id]?.[0].length === 1 ? list : list.filter((gram) => !gram.startsWith('^')),
  );
}
