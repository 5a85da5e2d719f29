import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { SearchIcon, type SearchIconName } from './SearchIcon';
import type { SearchEntry } from './search-entries';

export interface SearchRowProps {
  id: string;
  kind: SearchEntry['kind'];
  icon: SearchIconName;
  selected: boolean;
  /** Where it leads; without it, the row is a button. */
  href?: string;
  newTab?: boolean;
  select(): void;
  onClick(event: MouseEvent): void;
  children: ReactNode;
}

/** A line of the list. One that leads somewhere is a link, so that it opens in a new tab the way links do. */
export function SearchRow({
  id,
  kind,
  icon,
  selected,
  href,
  newTab = false,
  select,
  onClick,
  children,
}: SearchRowProps) {
  const row = {
    id,
    className: 'folia-search-row',
    role: 'option',
    'aria-selected': selected,
    'data-kind': kind,
    'data-type': icon,
    tabIndex: -1,
    // A list that moves under a pointer at rest selects nothing.
    onPointerMove: ({ movementX, movementY }: PointerEvent) => (movementX !== 0 || movementY !== 0) && select(),
    onClick,
  };
  const inner = (
    <>
      <SearchIcon name={icon} />
      <span>{children}</span>
    </>
  );
  if (href === undefined)
    return (
      <button type="button" {...row}>
        {inner}
      </button>
    );
  return (
    <a href={href} {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})} {...row}>
      {inner}
    </a>
  );
}
