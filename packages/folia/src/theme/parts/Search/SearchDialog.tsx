import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Search, type SearchHit, useAllStrings, useSearch, useSite } from '../../../client';
import { searchPerCall } from '../../../shared/constants';
import { Icon } from '../Icon/Icon';
import { SearchField } from './SearchField';
import { SearchKeys } from './SearchKeys';
import { SearchList } from './SearchList';
import { SearchResults } from './SearchResults';
import { SearchTabs } from './SearchTabs';
import type { SearchEntry } from './search-entries';
import { useGroups } from './use-groups';
import { useListKeys } from './use-list-keys';
import { useViewport } from './use-viewport';
import './SearchDialog.lazy.css';
import './SearchResults.lazy.css';

export interface SearchDialogProps {
  open: boolean;
  close(): void;
}

/** Rendered into `<body>`: the header it is opened from may be hidden. */
export const SearchDialog = (props: SearchDialogProps) => createPortal(<Dialog {...props} />, document.body);

function Dialog({ open, close }: SearchDialogProps) {
  const strings = useAllStrings();
  const list = useId();
  const search = useSearch({ limit: searchPerCall });
  const { remote } = useSite().search ?? {};
  const [chosen, setTab] = useState(0);
  const { dialog, field } = useModal(open, search, () => leave());
  const tab = chosen < search.results.length ? chosen : 0;
  const shown = search.results[tab];
  const hits = shown?.hits ?? [];
  const groups = useGroups(search, hits);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  // Enter opens the first hit; what is offered otherwise is chosen first.
  const keys = useListKeys({ list, count, of: shown ?? search.status, first: hits.length > 0 ? 0 : -1 });
  const leave = () => {
    search.close();
    setTab(0);
    close();
  };
  const choose = (index: number) => {
    keys.select(0);
    setTab(index);
  };
  const opened = onOpened(search, tab === 0 ? leave : null);
  const ask = (query: string) => {
    search.type(query);
    field.current?.focus();
  };
  const run = (entry: SearchEntry, event: MouseEvent) => {
    if (entry.kind === 'hit') opened(entry.hit, event);
    else if (entry.kind === 'query') ask(entry.query);
    else if (entry.kind !== 'forget') follow(entry, event, leave);
    else {
      search.recent.clear();
      ask('');
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Escape
    <dialog
      ref={dialog}
      className="folia-search"
      aria-label={strings.search}
      // now: `close` comes too late for a key that is pressed right after Escape
      onCancel={leave}
      onClick={({ target }) => target === dialog.current && leave()}
    >
      <div className="folia-search-box">
        <SearchField field={field} list={list} search={search} open={count > 0} keys={keys}>
          {search.status === 'loading' && remote?.searchLoading && <span className="folia-search-spinner" />}
          <FieldButtons clear={() => (search.typed === '' ? leave() : ask(''))} leave={leave} />
        </SearchField>
        {search.results.length > 1 && <SearchTabs results={search.results} chosen={tab} choose={choose} />}
        <SearchResults search={search} count={hits.length} retry={() => ask(search.typed)}>
          <SearchList {...{ list, groups, search, keys, run }} newTab={tab > 0} />
        </SearchResults>
        <SearchKeys />
      </div>
    </dialog>
  );
}

/** The first empties the field, or closes the dialog when it is empty. The second is for narrow screens. */
function FieldButtons({ clear, leave }: { clear(): void; leave(): void }) {
  const { searchClear, cancel } = useAllStrings();
  return (
    <>
      <button type="button" className="folia-icon-button" aria-label={searchClear} onClick={clear}>
        <Icon name="close" size={18} />
      </button>
      <button type="button" className="folia-search-cancel" onClick={leave}>
        {cancel}
      </button>
    </>
  );
}

/** Opens and closes the dialog. The focus moves into the field, and back to where it was. */
function useModal(open: boolean, search: Search, leave: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { open: prepare } = search;
  useViewport(dialog);
  // The browser may close it without asking. A late event of an earlier opening does not count.
  const closed = useEffectEvent(() => {
    if (!dialog.current?.open) leave();
  });
  useEffect(() => {
    const element = dialog.current;
    if (!open) return;
    const onClose = () => closed();
    prepare();
    element?.showModal();
    element?.addEventListener('close', onClose);
    field.current?.focus();
    return () => {
      element?.removeEventListener('close', onClose);
      element?.close();
    };
  }, [open, prepare]);
  return { dialog, field };
}

/** Runs a command, or leaves for what a link leads to. */
function follow(entry: Extract<SearchEntry, { kind: 'link' | 'command' }>, event: MouseEvent, leave: () => void): void {
  if (entry.kind === 'command') entry.command.run?.(event);
  if (opensHere(event)) leave();
}

const opensHere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => !ctrlKey && !metaKey && !shiftKey;

/** What happens when a hit is opened. @param leave `null` when hits open in a new tab */
const onOpened =
  ({ recent, typed, mark }: Search, leave: (() => void) | null) =>
  (hit: SearchHit, event: MouseEvent) => {
    // the hit may be that of a query before: results come a moment after the last key
    recent.add(typed);
    if (!opensHere(event) || !leave) return;
    mark(hit);
    leave();
  };
