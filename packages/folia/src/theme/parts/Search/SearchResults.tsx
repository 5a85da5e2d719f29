import type { MouseEvent } from 'react';
import { fill, type Search, type SearchHit, useAllStrings, useSite } from '../../../client';
import { SearchResult } from './SearchResult';
import type { ListKeys } from './use-list-keys';

export interface SearchResultsProps {
  list: string;
  search: Search;
  hits: readonly SearchHit[];
  keys: ListKeys;
  /** Hits of other indexes open in a new tab. */
  newTab: boolean;
  opened(hit: SearchHit, event: MouseEvent): void;
  retry(): void;
}

/** The hits by group, in the order in which keys move through them, or why there are none. */
export function SearchResults({ list, search, hits, keys, newTab, opened, retry }: SearchResultsProps) {
  const strings = useAllStrings();
  const remote = useSite().search?.remote;
  const { status, query } = search;
  const nothing = status === 'ready' && hits.length === 0;
  return (
    <div className="folia-search-results" aria-busy={status === 'loading'}>
      <p className="folia-visually-hidden" role="status">
        {status === 'ready' && hits.length > 0 && fill(strings.searchCount, { count: String(hits.length) })}
      </p>
      {status === 'loading' && hits.length === 0 && remote?.searchLoading !== false && (
        <p className="folia-search-loading">{strings.searchLoading}</p>
      )}
      {nothing && (
        <div className="folia-search-none" role="status">
          <p>{noResultsText(strings.searchNoResults, query)}</p>
          <p>{strings.searchSuggestion}</p>
        </div>
      )}
      {status === 'failed' && (
        <div className="folia-search-none" role="status">
          <p>{strings.searchFailed}</p>
          <button type="button" onClick={retry}>
            {strings.searchRetry}
          </button>
        </div>
      )}
      <div id={list} role="listbox" aria-label={strings.search}>
        {getGroups(hits).map(({ group, first, members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
          <div key={`${group} ${first}`} role="group" aria-labelledby={`${list}-group-${first}`}>
            <div id={`${list}-group-${first}`} className="folia-search-group">
              {group || strings.searchUngrouped}
            </div>
            {members.map((hit, index) => (
              <SearchResult
                key={`${hit.type} ${hit.link}`}
                id={keys.idOf(first + index)}
                hit={hit}
                href={search.hrefOf(hit)}
                selected={keys.selected === first + index}
                newTab={newTab}
                select={() => keys.select(first + index)}
                opened={opened}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** `No results for "{query}"`. A text without `{query}` gets the query at its end. */
const noResultsText = (text: string, query: string): string =>
  text.includes('{query}') ? fill(text, { query }) : `${text} "${query}"`;

interface HitGroup {
  group: string;
  /** Index of its first hit in the whole list. */
  first: number;
  members: SearchHit[];
}

function getGroups(hits: readonly SearchHit[]): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const [index, hit] of hits.entries()) {
    const last = groups.at(-1);
    if (last && last.group === hit.group) last.members.push(hit);
    else groups.push({ group: hit.group, first: index, members: [hit] });
  }
  return groups;
}
