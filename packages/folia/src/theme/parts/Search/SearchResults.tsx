import type { ReactNode } from 'react';
import { fill, type Search, useAllStrings, usePage, useSite } from '../../../client';
import { fillCount } from '../../../shared/counted';

export interface SearchResultsProps {
  search: Search;
  /** Number of hits that are shown. */
  count: number;
  retry(): void;
  /** The list. */
  children: ReactNode;
}

/** The list and its message: a hint, the number of hits, or why there are none. */
export function SearchResults({ search, count, retry, children }: SearchResultsProps) {
  const strings = useAllStrings();
  const remote = useSite().search?.remote;
  const lang = usePage().page.route.locale;
  const { status, query } = search;
  return (
    <div className="folia-search-results" aria-busy={status === 'loading'}>
      <p className="folia-visually-hidden" role="status">
        {status === 'ready' && count > 0 && fillCount(strings.searchCount, { lang, count })}
      </p>
      {status === 'idle' && <p className="folia-search-hint">{strings.searchHint}</p>}
      {status === 'loading' && count === 0 && remote?.searchLoading !== false && (
        <p className="folia-search-loading">{strings.searchLoading}</p>
      )}
      {status === 'ready' && count === 0 && (
        <div className="folia-search-none" role="status">
          <p>{noResultsText(strings.searchNoResults, query)}</p>
          <p>{strings.searchSuggestion}</p>
        </div>
      )}
      {status === 'failed' && (
        <div className="folia-search-none" role="status">
          <p>{strings.searchFailed}</p>
          <button type="button" onClick={retry}>
            {strings.retry}
          </button>
        </div>
      )}
      {children}
    </div>
  );
}

/** `No results for "{query}"`. A text without `{query}` gets the query at its end. */
const noResultsText = (text: string, query: string): string =>
  text.includes('{query}') ? fill(text, { query }) : `${text} "${query}"`;
