import { createHash } from 'node:crypto';
import type { IndexFile } from '../../shared/search/index-file';
import { getIndexName, type IndexPlace } from '../../shared/search/index-name';
import { defaultIndexOptions, type IndexOptions } from '../../shared/search/index-options';
import { createWordTable, type WordTable } from '../../shared/search/lexicon';
import type { SearchDocument } from '../../shared/search/types';
import { getWeights } from '../../shared/search/weights';
import { type CollectedWords, createWordCollector } from '../../shared/search/word-collector';
import { type WriteFile, writeShards } from './write-shards';

/** Sizes in bytes from which an index is split. They are options so that tests can split a small index. */
export interface IndexLimits {
  /** Documents inside the index file. */
  documents: number;
  /** Words inside the index file. */
  words: number;
}

const indexLimits: IndexLimits = { documents: 120_000, words: 220_000 };

/**
 * Writes documents of an index as they arrive, and the rest after the last one.
 *
 * @param write takes the further files; their folder carries the same hash as the index file
 */
export function createIndexWriter(
  place: IndexPlace,
  write: WriteFile,
  { options = defaultIndexOptions, limits = indexLimits }: { options?: IndexOptions; limits?: IndexLimits } = {},
) {
  const { resolution } = options;
  const words = createWordCollector(resolution);
  const hash = createHash('sha256');
  const documents: { texts: string[]; size: number } = { texts: [], size: 0 };
  return {
    add(document: SearchDocument) {
      const text = JSON.stringify(document);
      hash.update(text);
      words.add(document.id, getWeights(document, options));
      documents.texts.push(text);
      documents.size += Buffer.byteLength(text);
    },
    /** @returns the name of the index file: `search_index.en.1a2b3c4d.json` */
    finish(): { name: string; text: string } {
      const collected = words.finish();
      hash.update(JSON.stringify(options));
      // other code makes another index of the same pages
      hash.update(collected.words.join(' '));
      for (const list of collected.postings) hash.update(Uint32Array.from(list));
      const base = `${getIndexName(place)}.${hash.digest('hex').slice(0, 8)}`;
      const table = createSmallTable(collected, resolution, limits.words);
      const whole = documents.size <= limits.documents;
      const into: WriteFile = (name, text) => write(`${base}/${name}`, text);
      if (!whole) for (const [id, text] of documents.texts.entries()) into(`d/${id}.json`, text);
      const file: Omit<IndexFile, 'documents'> = {
        format: 1,
        options,
        total: documents.texts.length,
        folder: whole && table ? '' : base,
        words: table ?? writeShards(collected, resolution, into),
      };
      const inside = whole ? `[${documents.texts.join()}]` : 'null';
      return { name: `${base}.json`, text: `${JSON.stringify(file).slice(0, -1)},"documents":${inside}}` };
    },
  };
}

/** All words in one table; null when it would be larger than is to be loaded at once. */
function createSmallTable(collected: CollectedWords, resolution: number, limit: number): WordTable | null {
  // a posting takes a character at least
  if (collected.postings.reduce((sum, list) => sum + list.length, 0) > limit) return null;
  const table = createWordTable(collected, resolution);
  return Buffer.byteLength(table.words + table.pages + table.weights) <= limit ? table : null;
}
