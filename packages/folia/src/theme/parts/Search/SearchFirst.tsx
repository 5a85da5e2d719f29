import { useState } from 'react';
import { type Search, useAllStrings } from '../../../client';

/** Before anything is typed: a hint, and recent queries, which `ask` puts into the field. */
export function SearchFirst({ recent, ask }: { recent: Search['recent']; ask(query: string): void }) {
  const { searchHint, searchRecent, searchForget } = useAllStrings();
  const [queries, setQueries] = useState(recent.get);
  const forget = () => {
    recent.clear();
    setQueries([]);
    ask('');
  };
  return (
    <div className="folia-search-first">
      <p>{searchHint}</p>
      {queries.length > 0 && (
        <section aria-labelledby="folia-search-recent">
          <h2 id="folia-search-recent">{searchRecent}</h2>
          <ul>
            {queries.map((query) => (
              <li key={query}>
                <button type="button" className="folia-search-again" onClick={() => ask(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="folia-search-forget" onClick={forget}>
            {searchForget}
          </button>
        </section>
      )}
    </div>
  );
}
