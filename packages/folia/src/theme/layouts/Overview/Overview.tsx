import { useEffect, useRef, useState } from 'react';
import { Article as Body, fill, usePage, useStrings } from '../../../client';
import { filterOverview } from '../../../model/overview-filter';
import type { OverviewGroup } from '../../../model/page';
import { InlineText } from '../../parts/InlineText/InlineText';
import './Overview.css';

/** All pages below this one with their headings, and a field that narrows them down (OV-01…OV-11). */
export function Overview() {
  const { page, overview } = usePage();
  const strings = useStrings();
  const [query, setQuery] = useState('');
  const found = filterOverview(overview ?? [], query);
  return (
    <article className="folia-doc folia-overview">
      <div className="folia-overview-head">
        <h1>{page.title || strings.overviewTitle}</h1>
        <Filter query={query} onChange={setQuery} />
      </div>
      <Body />
      {found.map((group) => (
        <GroupCards key={group.label} group={group} />
      ))}
      <p className="folia-overview-none" role="status">
        {found.length === 0 && fill(strings.filterNoResult, { query })}
      </p>
    </article>
  );
}

function Filter({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const { filterName, filterPlaceholder } = useStrings();
  const ref = useRef<HTMLInputElement>(null);
  // OV-05. Not where a screen keyboard would cover the page.
  useEffect(() => {
    if (window.matchMedia('(hover: hover)').matches) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="folia-filter folia-needs-script">
      <label htmlFor="folia-filter">{filterName}</label>
      <input
        ref={ref}
        id="folia-filter"
        type="search"
        autoComplete="off"
        placeholder={filterPlaceholder}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

function GroupCards({ group }: { group: OverviewGroup }) {
  return (
    <section>
      <h2>{group.label}</h2>
      <div className="folia-overview-cards">
        {group.pages.map((entry) => (
          <div key={entry.href} className="folia-overview-card">
            <h3>
              <a href={entry.href} className="folia-overview-link">
                <InlineText text={entry.label} />
              </a>
            </h3>
            <ul>
              {entry.headings.map((heading) => (
                <li key={heading.href}>
                  <a href={heading.href} className="folia-overview-heading">
                    <InlineText text={heading.label} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
