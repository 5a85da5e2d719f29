import { useSearch } from 'folia/client';
import { useEffect } from 'react';

export function SearchBox() {
  const { open, close, type, typed, status, results, recent, hrefOf, mark } = useSearch();
  useEffect(() => {
    open();
    return close;
  }, [open, close]);
  return (
    <div className="own-search-box" data-status={status}>
      <input aria-label="Words" value={typed} onChange={({ target }) => type(target.value)} />
      <p>Before: {recent.get().join(', ')}</p>
      {results[0]?.hits.map((hit) => (
        <a
          key={hit.link}
          href={hrefOf(hit)}
          onClick={() => {
            recent.add(hit.query);
            mark(hit);
          }}
        >
          {hit.title}
        </a>
      ))}
    </div>
  );
}
