import { useEffect, useRef } from 'react';
import { useAllStrings } from '../../../client';
import * as markup from '../../../shared/markup';

export interface FilterProps {
  query: string;
  onChange(query: string): void;
}

/** The field that filters an overview. */
export function Filter({ query, onChange }: FilterProps) {
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
