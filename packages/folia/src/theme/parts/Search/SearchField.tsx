import type { ReactNode, RefObject } from 'react';
import { useAllStrings } from '../../../client';
import type { SearchState } from '../../../client/search/search-session';
import { Icon } from '../Icon/Icon';
import type { ListKeys } from './use-list-keys';

export interface SearchFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list it governs. */
  list: string;
  state: SearchState;
  /** There is something in the list. */
  open: boolean;
  keys: ListKeys;
  type(text: string): void;
  /** Buttons at its end. */
  children: ReactNode;
}

/** Where the query is typed: a combobox that keeps the focus while the keys walk through the list. */
export function SearchField({ field, list, state, open, keys, type, children }: SearchFieldProps) {
  const { search, searchPlaceholder } = useAllStrings();
  return (
    <div className="folia-search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={search}
        aria-controls={list}
        aria-expanded={open}
        aria-activedescendant={keys.active}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={searchPlaceholder}
        value={state.typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={keys.press}
      />
      {children}
    </div>
  );
}
