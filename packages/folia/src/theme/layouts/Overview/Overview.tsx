import { useDeferredValue, useRef, useState } from 'react';
import { Article as Body, fill, useAllStrings, usePage } from '../../../client';
import { fillCount } from '../../../shared/counted';
import { countOverview, filterOverview, withHeadings } from '../../../shared/overview-filter';
import type { OverviewGroup } from '../../../shared/page';
import { Filter } from './Filter';
import { Group } from './Group';
import './Overview.css';

export interface OverviewProps {
  /** Depths of the headings that are listed, whatever pages and navigation files say. @default what they say */
  overviewHeaders?: number[];
}

/** All pages below this one with their options or headings, and a field that filters them. */
export function Overview(props: OverviewProps) {
  // The field of another overview is empty.
  return <Cards key={usePage().page.href} {...props} />;
}

function Cards({ overviewHeaders }: OverviewProps) {
  const { page, overview } = usePage();
  const strings = useAllStrings();
  const article = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = filterOverview(withHeadings(overview ?? [], overviewHeaders), asked);
  const isFiltered = asked.trim() !== '';
  const change = (text: string) => {
    setQuery(text);
    // what is found begins below the field
    if ((article.current?.getBoundingClientRect().top ?? 0) < 0) article.current?.scrollIntoView();
  };
  return (
    <article ref={article} className="folia-doc folia-overview">
      <div className="folia-overview-head">
        <h1>{page.title || strings.overviewTitle}</h1>
        <Filter query={query} onChange={change} />
        <Found groups={found} query={asked} />
      </div>
      <div className="folia-overview-intro" hidden={isFiltered}>
        <Body />
      </div>
      {found.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same name.
        <Group key={`${group.label} ${index}`} group={group} />
      ))}
    </article>
  );
}

/** How much is found, or that nothing is. */
function Found({ groups, query }: { groups: OverviewGroup[]; query: string }) {
  const { filterNoResult, filterCount, filterOptionCount } = useAllStrings();
  const lang = usePage().page.route.locale;
  const { pages, rows } = countOverview(groups);
  const isEmpty = pages + rows === 0;
  const found = () => fillCount(rows > 0 ? filterOptionCount : filterCount, { lang, count: rows || pages });
  return (
    <p className="folia-overview-found" role="status" data-none={isEmpty ? '' : undefined}>
      {query.trim() === '' ? '' : isEmpty ? fill(filterNoResult, { query }) : found()}
    </p>
  );
}
