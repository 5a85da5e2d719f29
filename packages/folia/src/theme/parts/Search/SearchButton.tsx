import { type ComponentType, useState } from 'react';
import { keepKeys, logFailure, useLoadStrings, useSite, useStrings } from '../../../client';
import { Icon } from '../Icon/Icon';
import type { SearchDialogProps } from './SearchDialog';
import './SearchButton.css';

const fail = logFailure('The search could not be loaded.');

/** Opens the search; the client presses it by the keys it names. Its code is loaded when a pointer or the focus is on the button, the index when it is opened. */
export function SearchButton() {
  const strings = useStrings();
  const loadStrings = useLoadStrings();
  const [part, setPart] = useState<{ Dialog: ComponentType<SearchDialogProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // The dialog, and the texts that only it needs. Rendered closed before it is opened.
  const prepare = () =>
    void Promise.all([import('./SearchDialog'), loadStrings()]).then(
      ([{ SearchDialog }]) => setPart((part) => part ?? { Dialog: SearchDialog }),
      fail,
    );
  const toggle = () => {
    if (!open) keepKeys();
    setOpen(!open);
    prepare();
  };
  if (!useSite().search) return null;
  return (
    <>
      <button
        type="button"
        className="folia-search-button folia-needs-script"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        aria-label={strings.searchPlaceholder}
        onClick={toggle}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" size={18} />
        <span>{strings.searchPlaceholder}</span>
        <kbd />
      </button>
      {part && <part.Dialog open={open} close={close} />}
    </>
  );
}
