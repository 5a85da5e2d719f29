import { type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useAllStrings, useSite } from '../../../client';
import { hrefOfHit } from '../../../client/search/href-of-hit';
import { markWhenShown } from '../../../client/search/mark-when-shown';
import type { SearchSession } from '../../../client/search/search-session';
import type { SearchHit } from '../../../shared/search/types';
import { useSearchSession } from '../../hooks/use-search-session';
import { Icon } from '../Icon/Icon';
import { createRecent } from './recent';
import { SearchField } from './SearchField';
import { SearchFirst } from './SearchFirst';
import { SearchKeys } from './SearchKeys';
import { SearchResults } from './SearchResults';
import { SearchTabs } from './SearchTabs';
import { useListKeys } from './use-list-keys';
import { useViewport } from './use-viewport';
import './SearchDialog.lazy.css';

export interface SearchDialogProps {
  open: boolean;
  close(): void;
}

/** Stands in `<body>`: the header it is opened from may be hidden. */
export const SearchDialog = (props: SearchDialogProps) => createPortal(<Dialog {...props} />, document.body);

function Dialog({ open, close }: SearchDialogProps) {
  const strings = useAllStrings();
  const list = useId();
  const session = useSearchSession();
  const state = useSyncExternalStore(session.subscribe, session.get);
  const { search } = useSite();
  const [chosen, setTab] = useState(0);
  const { dialog, field } = useModal(open, session, () => leave());
  const tab = chosen < state.results.length ? chosen : 0;
  const shown = state.results[tab];
  const hits = shown?.hits ?? [];
  const keys = useListKeys({ list, count: hits.length, of: shown });
  const leave = () => {
    session.reset();
    setTab(0);
    close();
  };
  const choose = (index: number) => {
    keys.select(0);
    setTab(index);
  };
  const { recent, opened } = useOpened(tab === 0 ? leave : null);
  const ask = (query: string) => {
    session.type(query);
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Escape
    <dialog
      ref={dialog}
      className="folia-search"
      aria-label={strings.search}
      onClick={({ target }) => target === dialog.current && leave()}
    >
      <div className="folia-search-box">
        <SearchField field={field} list={list} state={state} open={hits.length > 0} keys={keys} type={session.type}>
          {state.status === 'loading' && search?.remote?.searchLoading && <span className="folia-search-spinner" />}
          <FieldButtons clear={() => (state.typed === '' ? leave() : ask(''))} leave={leave} />
        </SearchField>
        {state.results.length > 1 && <SearchTabs results={state.results} chosen={tab} choose={choose} />}
        {state.status === 'idle' && <SearchFirst recent={recent} ask={ask} />}
        <SearchResults {...{ list, state, hits, keys, opened }} newTab={tab > 0} retry={() => ask(state.typed)} />
        <SearchKeys />
      </div>
    </dialog>
  );
}

/** SU-15: the first empties the field, or closes when it is empty. SU-14: the second is for narrow screens. */
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

/** Opens and closes the dialog; the focus goes into the field, and back to where it was. */
function useModal(open: boolean, session: SearchSession, leave: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useViewport(dialog);
  // the browser may close it without asking; what it says late of an earlier time does not count
  const closed = useEffectEvent(() => {
    if (!dialog.current?.open) leave();
  });
  useEffect(() => {
    const element = dialog.current;
    if (!open) return;
    const onClose = () => closed();
    session.prepare();
    element?.showModal();
    element?.addEventListener('close', onClose);
    field.current?.focus();
    return () => {
      element?.removeEventListener('close', onClose);
      element?.close();
    };
  }, [open, session]);
  return { dialog, field };
}

/** What happens when a hit is opened. @param leave null when hits open beside the page */
function useOpened(leave: (() => void) | null) {
  const { base } = useSite().rules;
  const [recent] = useState(createRecent);
  const opened = (hit: SearchHit, { ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    recent.add(hit.query);
    if (ctrlKey || metaKey || shiftKey || !leave) return;
    import('./search-marks').catch((error: unknown) => console.error('The look of marks could not be loaded.', error));
    markWhenShown(hrefOfHit(hit, base), hit.query);
    leave();
  };
  return { recent, opened };
}
