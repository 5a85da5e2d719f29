import { searchCacheSize, searchLimit, searchMinLength, searchResolution } from '../constants';
import { needlesOf } from './find-in-text';
import { hitsOf, type PageHits } from './hits';
import type { Lexicon } from './lexicon';
import { queryOf } from './query';
import { rankPages } from './rank-pages';
import type { IndexOptions, SearchDocument, SearchHit } from './types';

/** What a search runs on. Where words and documents come from (memory, shards, files) is their own affair. */
export interface SearchIndex {
  options: IndexOptions;
  /** Number of pages. */
  total: number;
  lexicon: Lexicon;
  documents(ids: readonly number[]): Promise<SearchDocument[]>;
}

export const defaultIndexOptions: IndexOptions = {
  charset: 'latin',
  resolution: searchResolution,
  minlength: searchMinLength,
  tokenize: 'full',
  depth: 0,
  cache: searchCacheSize,
};

/** Pages whose text is read to put them in their final order. */
const readAhead = 12;

/**
 * Answers a query. Pages are ranked by the words of the index, the best are read, ranked by their text and shown line by line.
 *
 * @param limit most hits of each kind
 */
export async function searchIn(index: SearchIndex, typed: string, limit: number = searchLimit): Promise<SearchHit[]> {
  const query = queryOf(typed);
  if (query.text.length < index.options.minlength || query.pieces.length === 0) return [];
  const { lexicon, total, options } = index;
  const ranking = await rankPages(query, { lexicon, total, resolution: options.resolution });
  const candidates = ranking.pages.slice(0, Math.max(readAhead, limit));
  const documents = await index.documents(candidates.map(({ page }) => page));
  const byId = new Map(documents.map((document) => [document.id, document]));
  const input = { query: query.text, needles: needlesOf(query, ranking) };
  const found = candidates.flatMap(({ page, score }) => {
    const document = byId.get(page);
    return document ? [hitsOf(document, score, input)] : [];
  });
  return limited(
    found.sort((a, b) => b.score - a.score || a.order - b.order),
    limit,
  );
}

/** SU-18: pages of one group stay together, in the order of their best page. SI-11: so many of each kind. */
function limited(pages: readonly PageHits[], limit: number): SearchHit[] {
  const groups = new Map<string, SearchHit[]>();
  const left = { title: limit, header: limit, content: limit };
  for (const { hits } of pages) {
    for (const hit of hits) {
      if (left[hit.type]-- <= 0) continue;
      const group = groups.get(hit.group);
      if (group) group.push(hit);
      else groups.set(hit.group, [hit]);
    }
  }
  return [...groups.values()].flat();
}
