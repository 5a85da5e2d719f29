import type { SearchResults } from '../../../client';

export interface SearchTabsProps {
  results: readonly SearchResults[];
  chosen: number;
  choose(index: number): void;
}

/** One tab per index. They are pressed; the field keeps the focus. */
export function SearchTabs({ results, chosen, choose }: SearchTabsProps) {
  return (
    <div className="folia-search-tabs">
      {results.map(({ index, label, hits }, number) => (
        <button key={index} type="button" aria-pressed={number === chosen} onClick={() => choose(number)}>
          {label || index} <small>{hits.length}</small>
        </button>
      ))}
    </div>
  );
}
