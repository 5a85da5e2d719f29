import type { SearchHit } from '../../../client';
import type { Command } from './use-commands';

/** One line of the list below the field. Keys move through all of them, whatever they do. */
export type SearchEntry =
  | { kind: 'hit'; hit: SearchHit }
  /** A query of an earlier search. */
  | { kind: 'query'; query: string }
  /** Forgets the earlier searches. */
  | { kind: 'forget' }
  | { kind: 'link'; icon: 'title' | 'ask'; text: string; href: string }
  | { kind: 'command'; command: Command };

/** Lines below one label, in the order in which keys move through them. */
export interface SearchGroup {
  label: string;
  entries: SearchEntry[];
}

/** Consecutive hits with the same path. */
export function groupHits(hits: readonly SearchHit[], getPath: (hit: SearchHit) => string): SearchGroup[] {
  const groups: SearchGroup[] = [];
  for (const hit of hits) {
    const label = getPath(hit);
    const last = groups.at(-1);
    if (last?.label === label) last.entries.push({ kind: 'hit', hit });
    else groups.push({ label, entries: [{ kind: 'hit', hit }] });
  }
  return groups;
}

/** Title of the page that begins with an entry: hits of one page follow each other, and one of its title says it already. */
export function getCaption(entry: SearchEntry, before: SearchEntry | undefined): string | null {
  if (entry.kind !== 'hit' || entry.hit.type === 'title') return null;
  return before?.kind === 'hit' && getPage(before.hit) === getPage(entry.hit) ? null : entry.hit.title;
}

const getPage = ({ domain, link }: SearchHit): string => domain + link.replace(/#.*/, '');
