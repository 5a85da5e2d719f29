import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react';

/**
 * What a popover lacks as a drawer: while it is open nobody can reach the rest of the page, and when it closes the
 * focus goes back (AX-09). Comes when one is first opened; opening, closing and Escape are the browser's.
 */
export function useModalPopover(ref: RefObject<HTMLElement | null>, name: string) {
  const release = useRef<() => void>(undefined);
  const end = () => {
    release.current?.();
    release.current = undefined;
  };
  const hold = async () => {
    const { holdFocus } = await import('./hold-focus');
    if (!release.current && ref.current?.matches(':popover-open')) release.current = holdFocus(ref.current, name);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the beginning and at the end.
  useEffect(() => {
    if (ref.current?.matches(':popover-open')) void hold();
    // An element that is taken away tells nobody that it closes.
    return end;
  }, []);
  return {
    onBeforeToggle: ({ newState }: ToggleEvent) => newState === 'closed' && end(),
    onToggle: ({ newState }: ToggleEvent) => newState === 'open' && void hold(),
  };
}
