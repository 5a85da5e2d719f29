import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { keepKeys, useLoadStrings, useSite, useStrings } from '../../../client';
import { Icon } from '../Icon/Icon';
import type { SearchDialogProps } from './SearchDialog';
import './SearchButton.css';

const fail = (error: unknown) => console.error('The search could not be loaded.', error);

/** Opens the search. Its code is loaded when a pointer or the focus is on the button, the index when it is opened. */
export function SearchButton() {
  const strings = useStrings();
  const load = useLoad();
  const [part, setPart] = useState<{ Dialog: ComponentType<SearchDialogProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // Rendered closed before it is opened.
  const prepare = useCallback(
    () => void load().then(([{ SearchDialog }]) => setPart((part) => part ?? { Dialog: SearchDialog }), fail),
    [load],
  );
  const toggle = useCallback(() => {
    if (!open) keepKeys();
    setOpen(!open);
    prepare();
  }, [open, prepare]);
  useShortcuts(toggle, open);
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

/** The dialog, and the texts that only it needs. */
function useLoad() {
  const loadStrings = useLoadStrings();
  return useCallback(() => Promise.all([import('./SearchDialog'), loadStrings()]), [loadStrings]);
}

/** Ctrl K and Cmd K from everywhere, `/` when no field has the focus. */
function useShortcuts(toggle: () => void, open: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      // The entry script may have pressed the button already.
      if (event.isComposing || event.defaultPrevented) return;
      const command = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
      const slash = key === '/' && !open && !ctrlKey && !metaKey && !altKey && !isField(target);
      if (!command && !slash) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [toggle, open]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input,textarea,select,[contenteditable]:not([contenteditable="false"])');
