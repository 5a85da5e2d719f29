import type { ReactNode, RefObject } from 'react';
import { type Search, useAllStrings } from '../../../client';
import { Icon } from '../Icon/Icon';
import type { ListKeys } from './use-list-keys';

export interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list it controls. */
  list: string;
  search: Pick<Search, 'typed' | 'type'>;
  /** There is something in the list. */
  open: boolean;
  keys: ListKeys;
  /** Buttons at its end. */
  children: ReactNode;
}

/** The field for the query: a combobox that keeps the focus while keys move through the list. */
export function SearchField({ field, list, search, open, keys, children }: SearchFieldProps) {
  const strings = useAllStrings();
  return (
    <div className="folia-search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={strings.search}
        aria-controls={list}
        aria-expanded={open}
        aria-activedescendant={keys.active}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={strings.searchPlaceholder}
        value={search.typed}
        onChange={({ target }) => search.type(target.value)}
        onKeyDown={keys.press}
      />
      {children}
    </div>
  );
}
