import {
  isActive,
  type Search,
  type SearchHit,
  useAllStrings,
  useHref,
  useLocale,
  useNav,
  useSite,
} from '../../../client';
import { groupHits, type SearchEntry, type SearchGroup } from './search-entries';
import { findSimilarPages } from './similar-pages';
import { type Command, findCommands, useCommands } from './use-commands';

/**
 * What the list offers: recent searches, places to begin and commands before anything is typed, then hits, with commands behind the best
 * ones, and pages with similar names when there are none.
 */
export function useGroups(search: Search, hits: readonly SearchHit[]): SearchGroup[] {
  const strings = useAllStrings();
  const commands = useCommands();
  const getPath = usePath(search);
  const { start, ask } = useLinks();
  const { sidebar } = useNav();
  const group = (label: string, entries: SearchEntry[]): SearchGroup[] =>
    entries.length > 0 ? [{ label, entries }] : [];
  const starting = group(strings.searchStart, start);
  const { status, query, recent } = search;
  if (status === 'idle') {
    const queries = recent.get().map((query): SearchEntry => ({ kind: 'query', query }));
    const known: SearchEntry[] = queries.length > 0 ? [...queries, { kind: 'forget' }] : [];
    return [...group(strings.searchRecent, known), ...starting, ...group(strings.searchCommands, toEntries(commands))];
  }
  if (status === 'failed') return [];
  const found = group(strings.searchCommands, toEntries(findCommands(commands, query)));
  const [best, ...others] = groupHits(hits, getPath);
  if (best) return [best, ...found, ...others];
  if (status === 'loading') return [];
  const similar = findSimilarPages(query, sidebar).map(({ label, href }) => link('title', label, href));
  const nearest = similar.length > 0 ? group(strings.searchNearest, similar) : starting;
  return [...found, ...nearest, ...group('', ask)];
}

const toEntries = (commands: readonly Command[]): SearchEntry[] =>
  commands.map((command) => ({ kind: 'command', command }));

const link = (icon: 'title' | 'ask', text: string, href: string): SearchEntry => ({ kind: 'link', icon, text, href });

/** The links of the site in the language of the page. */
function useLinks(): { start: SearchEntry[]; ask: SearchEntry[] } {
  const hrefFor = useHref();
  const { start = [], ask } = useLocale()?.searchLinks ?? {};
  return {
    start: start.map(({ text, link: target }) => link('title', text, hrefFor(target))),
    ask: ask ? [link('ask', ask.text, hrefFor(ask.link))] : [],
  };
}

/** Where a hit is: `Config › Lib`, from the navigation of the page and the hit's group of the sidebar. */
function usePath({ hrefOf }: Search): (hit: SearchHit) => string {
  const { nav } = useNav();
  const { rules } = useSite();
  const { searchUngrouped } = useAllStrings();
  return (hit) => {
    const section = hit.domain === '' ? nav.find((item) => isActive(item, hrefOf(hit), rules))?.label : undefined;
    const names = [...new Set([section, hit.group])].filter(Boolean);
    return names.join(' › ') || searchUngrouped;
  };
}
