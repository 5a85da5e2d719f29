import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Article as Body, fill, useAllStrings, usePage } from '../../../client';
import * as markup from '../../../shared/markup';
import { filterOverview, withHeadings } from '../../../shared/overview-filter';
import type { OverviewGroup } from '../../../shared/page';
import { InlineText } from '../../parts/InlineText/InlineText';
import './Overview.css';

export interface OverviewProps {
  /** Depths of the headings that are listed, whatever pages and navigation files say. @default what they say */
  overviewHeaders?: number[];
}

/** All pages below this one with their headings, and a field that filters them. */
export function Overview(props: OverviewProps) {
  // The field of another overview is empty.
  return <Cards key={usePage().page.href} {...props} />;
}

function Cards({ overviewHeaders }: OverviewProps) {
  const { page, overview } = usePage();
  const strings = useAllStrings();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = filterOverview(withHeadings(overview ?? [], overviewHeaders), asked);
  return (
    <article className="folia-doc folia-overview">
      <div className="folia-overview-head">
        <h1>{page.title || strings.overviewTitle}</h1>
        <Filter query={query} onChange={setQuery} />
      </div>
      <Body />
      {found.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same name.
        <GroupCards key={`${group.label} ${index}`} group={group} />
      ))}
      <Found groups={found} query={asked} />
    </article>
  );
}

function Filter({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const { filterName, filterPlaceholder } = useAllStrings();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On the first page; `focusPage` does it on the next ones. Not while something else has the focus.
    const free = document.activeElement === document.body;
    if (free && window.matchMedia('(hover: hover)').matches) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="folia-filter folia-needs-script" {...{ [markup.screenOnly]: '' }}>
      <label htmlFor="folia-filter">{filterName}</label>
      <input
        ref={ref}
        id="folia-filter"
        data-autofocus=""
        type="search"
        autoComplete="off"
        placeholder={filterPlaceholder}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** Shows that nothing matches, and tells screen users how many pages do. */
function Found({ groups, query }: { groups: OverviewGroup[]; query: string }) {
  const { filterNoResult, filterCount } = useAllStrings();
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const text = query.trim() === '' ? '' : fill(count > 0 ? filterCount : filterNoResult, { query, count: `${count}` });
  return (
    <p className={count > 0 ? 'folia-visually-hidden' : 'folia-overview-none'} role="status">
      {text}
    </p>
  );
}

function GroupCards({ group }: { group: OverviewGroup }) {
  return (
    <section>
      <h2>
        <InlineText text={group.label} />
      </h2>
      <div className="folia-overview-cards">
        {group.pages.map((entry) => (
          <div key={entry.href} className="folia-overview-card">
            <h3>
              <a href={entry.href} className="folia-overview-link">
                <InlineText text={entry.label} />
              </a>
            </h3>
            {entry.headings.length > 0 && (
              <ul>
                {entry.headings.map((heading) => (
                  <li key={heading.href}>
                    <a href={heading.href} className="folia-overview-heading">
                      <InlineText text={heading.label} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
