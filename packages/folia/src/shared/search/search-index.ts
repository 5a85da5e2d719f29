import { searchLimit } from '../constants';
import { createNeedles } from './find-in-text';
import { createHits, type Line } from './hits';
import { getFold, type IndexOptions } from './index-options';
import type { Lexicon } from './lexicon';
import type { OpenDocument } from './open-document';
import { parseQuery } from './query';
import { rankPages } from './rank-pages';
import type { SearchHit } from './types';

/** What a search runs on. It does not depend on where words and documents come from (memory, shards, files). */
export interface SearchIndex {
  options: IndexOptions;
  /** Number of pages. */
  total: number;
  lexicon: Lexicon;
  documents(ids: readonly number[]): Promise<OpenDocument[]>;
}

/** Pages whose text is read to put them in their final order. */
const readAhead = 12;

/**
 * Finds the hits of a query. Pages are ranked by the words of the index, the best are read, ranked by their text and shown line by line.
 *
 * @param limit most hits of each kind
 */
export async function searchIn(index: SearchIndex, typed: string, limit: number = searchLimit): Promise<SearchHit[]> {
  const { lexicon, total, options } = index;
  const query = parseQuery(typed, getFold(options.charset));
  if ([...query.text].length < options.minlength || query.pieces.length === 0) return [];
  // how far apart words are is known when the text of a page is read
  const most = Math.max(options.depth > 0 && query.pieces.length > 1 ? searchLimit : readAhead, limit);
  const ranking = await rankPages(query, { lexicon, total, resolution: options.resolution, most });
  const candidates = ranking.pages;
  const documents = await index.documents(candidates.map(({ page }) => page));
  const byId = new Map(documents.map((page) => [page.document.id, page]));
  const input = { query: query.text, needles: createNeedles(query, ranking, options) };
  const best = candidates[0]?.score ?? 1;
  const found = candidates.flatMap(({ page, score }): FoundPage[] => {
    const open = byId.get(page);
    if (!open) return [];
    const { value, lines } = createHits(open, input);
    if (lines.length === 0) return [];
    const { order, group } = open.document;
    return [{ score: value + (ofWords * score) / best, order, group, lines }];
  });
  return limited(fewerLines(found.sort((a, b) => b.score - a.score || a.order - b.order)), limit);
}

/** The best page shows all its lines, those that are nearly as good two, the others one. @param pages best first */
function fewerLines(pages: readonly FoundPage[]): FoundPage[] {
  const best = pages[0]?.score ?? 0;
  return pages.map((page, index) => ({
    ...page,
    lines: index === 0 ? page.lines : page.lines.slice(0, page.score > best * nearlyAsGood ? 2 : 1),
  }));
}

const nearlyAsGood = 0.8;
/**
 * Pages below this share of the best do not push other groups down: each group shows a few of them, and none where a good page
 * of another group follows.
 */
const good = 0.65;
const mostOthers = 2;

/** Weight of the index score of a page relative to the score of its best line. */
const ofWords = 0.6;

interface FoundPage {
  score: number;
  /** Place in the sidebar: it decides between pages that are equally good. */
  order: number;
  group: string;
  lines: Line[];
}

/** Pages of one group stay together, in the order of their best page. */
function limited(pages: readonly FoundPage[], limit: number): SearchHit[] {
  const groups = new Map<string, FoundPage[]>();
  for (const page of pages) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  const isGood = ({ score }: FoundPage) => score >= good * (pages[0]?.score ?? 0);
  const lastGood = [...groups.values()].findLastIndex((members) => members.some(isGood));
  const left = { title: limit, header: limit, content: limit };
  return [...groups.values()].flatMap((members, index) => {
    const others = groups.size < 2 ? members.length : index < lastGood ? 0 : mostOthers;
    const shown = [...members.filter(isGood), ...members.filter((page) => !isGood(page)).slice(0, others)];
    return shown.flatMap(({ lines }) => lines.filter(({ type }) => left[type]-- > 0).map(({ hit }) => hit()));
  });
}
