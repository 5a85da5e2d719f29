import { type KeyboardEvent, useEffect, useState } from 'react';

export interface ListKeysInput {
  /** Id of the list; its entries are `{list}-0`, `{list}-1`, … */
  list: string;
  count: number;
  /** Whenever this is another value, the first entry is selected again. */
  of: unknown;
}

export interface ListKeys {
  selected: number;
  /** Id of the selected entry, for `aria-activedescendant`. */
  active: string | undefined;
  select(index: number): void;
  idOf(index: number): string;
  /** Arrows move and wrap, Enter presses the selected entry. Nothing happens while an input method composes. */
  press(event: KeyboardEvent): void;
}

/** The selection of a list that an input field controls. */
export function useListKeys({ list, count, of }: ListKeysInput): ListKeys {
  const [state, setState] = useState({ of, selected: 0 });
  // During rendering, so that a value that comes back after another one counts as new.
  if (state.of !== of) setState({ of, selected: 0 });
  const selected = state.of === of && state.selected < count ? state.selected : 0;
  const idOf = (index: number) => `${list}-${index}`;
  const select = (index: number) => setState({ of, selected: index });
  const active = count > 0 ? idOf(selected) : undefined;
  useEffect(() => {
    if (!active) return;
    // In the frame that lays the list out anyway.
    const frame = requestAnimationFrame(() => document.getElementById(active)?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [active]);
  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey, shiftKey } = event;
    // 229: what Safari reports for the Enter that ends a composition.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    // Escape ends the composition and does not close the dialog.
    if (isComposing && key === 'Escape') event.preventDefault();
    if (isComposing || count === 0) return;
    if (key === 'ArrowDown') select((selected + 1) % count);
    else if (key === 'ArrowUp') select((selected - 1 + count) % count);
    else if (key === 'Enter')
      document
        .getElementById(idOf(selected))
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    else return;
    event.preventDefault();
  };
  return { selected, active, select, idOf, press };
}
