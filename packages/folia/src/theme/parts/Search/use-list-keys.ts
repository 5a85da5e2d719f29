import { type KeyboardEvent, useEffect, useState } from 'react';

export interface ListKeysInput {
  /** Id of the list; its entries are `{list}-0`, `{list}-1`, … */
  list: string;
  count: number;
  /** Whenever this is another value, the selection starts again. */
  of: unknown;
  /** Where it starts; -1: nothing is selected before a key moves. */
  first: 0 | -1;
}

export interface ListKeys {
  selected: number;
  /** Id of the selected entry, for `aria-activedescendant`. */
  active: string | undefined;
  select(index: number): void;
  idOf(index: number): string;
  /** Arrows, Home and End move, arrows wrap, Enter presses the selected entry. Nothing happens while an input method composes. */
  press(event: KeyboardEvent): void;
}

/** The selection of a list that an input field controls. */
export function useListKeys({ list, count, of, first }: ListKeysInput): ListKeys {
  const [state, setState] = useState({ of, selected: first as number });
  // During rendering, so that a value that comes back after another one counts as new.
  if (state.of !== of) setState({ of, selected: first });
  const selected = state.of === of && state.selected < count ? state.selected : first;
  const idOf = (index: number) => `${list}-${index}`;
  const select = (index: number) => setState({ of, selected: index });
  const active = count > 0 && selected >= 0 ? idOf(selected) : undefined;
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
    const target = getTarget(event, { selected, count });
    if (target !== null) select(target);
    else if (key === 'Enter')
      document
        .getElementById(idOf(selected))
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
    else return;
    event.preventDefault();
  };
  return { selected, active, select, idOf, press };
}

/** The entry that a key moves to; null for other keys, and for those that select text in the field. */
function getTarget(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { selected, count }: { selected: number; count: number },
): number | null {
  switch (shiftKey ? '' : key) {
    case 'ArrowDown':
      return (selected + 1) % count;
    case 'ArrowUp':
      return (Math.max(selected, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
