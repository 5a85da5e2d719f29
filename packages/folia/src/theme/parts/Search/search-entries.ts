import type { SearchHit } from '../../../client';

/** One line of the list below the field. Keys move through all of them, whatever they do. */
export type SearchEntry =
  | { kind: 'hit'; hit: SearchHit }
  /** A query of an earlier search. */
  | { kind: 'query'; query: string }
  /** Forgets the earlier searches. */
  | { kind: 'forget' };

/** Lines below one label, in the order in which keys move through them. */
export interface SearchGroup {
  label: string;
  entries: SearchEntry[];
}

/** Consecutive hits of the same sidebar group. @param ungrouped label of pages that are in no group */
export function groupHits(hits: readonly SearchHit[], ungrouped: string): SearchGroup[] {
  const groups: (SearchGroup & { of: string })[] = [];
  for (const hit of hits) {
    const last = groups.at(-1);
    if (last && last.of === hit.group) last.entries.push({ kind: 'hit', hit });
    else groups.push({ of: hit.group, label: hit.group || ungrouped, entries: [{ kind: 'hit', hit }] });
  }
  return groups;
}

/** Different for each line of a list. */
export function keyOf(entry: SearchEntry): string {
  switch (entry.kind) {
    case 'hit':
      return `${entry.hit.type} ${entry.hit.link}`;
    case 'query':
      return `query ${entry.query}`;
    case 'forget':
      return 'forget';
  }
}
