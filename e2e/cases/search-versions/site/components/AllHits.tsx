import { useSearch } from 'folia/client';
import { useEffect } from 'react';

/** A search box that shows as many hits as a search returns by default. */
export function AllHits() {
  const { open, close, type, typed, status, results } = useSearch();
  useEffect(() => {
    open();
    return close;
  }, [open, close]);
  return (
    <div className="all-hits" data-status={status}>
      <input aria-label="All hits" value={typed} onChange={({ target }) => type(target.value)} />
      <ol>
        {results[0]?.hits.map((hit) => (
          <li key={`${hit.type} ${hit.link}`} data-hit={JSON.stringify(hit)}>
            {hit.title}
          </li>
        ))}
      </ol>
    </div>
  );
}
