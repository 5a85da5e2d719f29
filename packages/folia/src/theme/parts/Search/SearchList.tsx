import { Fragment, type MouseEvent } from 'react';
import { type Search, useAllStrings } from '../../../client';
import { HitText } from './HitText';
import { SearchIcon } from './SearchIcon';
import { SearchRow } from './SearchRow';
import { getCaption, type SearchEntry, type SearchGroup } from './search-entries';
import type { ListKeys } from './use-list-keys';

export interface SearchListProps {
  /** Id of the list. */
  list: string;
  groups: readonly SearchGroup[];
  search: Pick<Search, 'hrefOf'>;
  keys: ListKeys;
  /** Hits of other indexes open in a new tab. */
  newTab: boolean;
  run(entry: SearchEntry, event: MouseEvent): void;
}

/** What there is to choose, by group. */
export function SearchList({ list, groups, keys, ...rest }: SearchListProps) {
  const strings = useAllStrings();
  return (
    <div id={list} role="listbox" aria-label={strings.search}>
      {withFirst(groups).map(({ label, entries, first }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
        <div key={first} role="group" aria-labelledby={label === '' ? undefined : `${list}-group-${first}`}>
          {label !== '' && (
            <div id={`${list}-group-${first}`} className="folia-search-group">
              {label}
            </div>
          )}
          {entries.map((entry, index) => (
            <Fragment key={keys.idOf(first + index)}>
              <Caption title={getCaption(entry, entries[index - 1])} />
              <EntryRow entry={entry} index={first + index} keys={keys} {...rest} />
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Each hit names its page for screen users. */
const Caption = ({ title }: { title: string | null }) =>
  title !== null && (
    <div className="folia-search-page" aria-hidden="true">
      <SearchIcon name="title" />
      {title}
    </div>
  );

/** The groups, each with the position of its first entry in the whole list. */
function withFirst(groups: readonly SearchGroup[]): (SearchGroup & { first: number })[] {
  let next = 0;
  return groups.map((group) => {
    const first = next;
    next += group.entries.length;
    return { ...group, first };
  });
}

interface EntryRowProps extends Pick<SearchListProps, 'search' | 'keys' | 'newTab' | 'run'> {
  entry: SearchEntry;
  /** Position in the list. */
  index: number;
}

function EntryRow({ entry, index, search, keys, newTab, run }: EntryRowProps) {
  const { searchForget } = useAllStrings();
  const row = {
    id: keys.idOf(index),
    kind: entry.kind,
    selected: keys.selected === index,
    select: () => keys.select(index),
    onClick: (event: MouseEvent) => run(entry, event),
  };
  switch (entry.kind) {
    case 'hit':
      return (
        <SearchRow {...row} icon={entry.hit.type} href={search.hrefOf(entry.hit)} newTab={newTab}>
          <HitText hit={entry.hit} />
        </SearchRow>
      );
    case 'query':
      return (
        <SearchRow {...row} icon="query">
          {entry.query}
        </SearchRow>
      );
    case 'forget':
      return (
        <SearchRow {...row} icon="forget">
          {searchForget}
        </SearchRow>
      );
    case 'link':
      return (
        <SearchRow {...row} icon={entry.icon} href={entry.href}>
          {entry.text}
        </SearchRow>
      );
    case 'command': {
      const { icon, label, href } = entry.command;
      return (
        <SearchRow {...row} icon={icon} {...(href ? { href } : {})}>
          {label}
        </SearchRow>
      );
    }
  }
}
