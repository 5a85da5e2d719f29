import { type RefObject, useEffect } from 'react';

/**
 * Closes a popover when the page changes, and when the window gets wide enough to show its content in place. `aria-expanded` of its button
 * says whether it is open. A popover that was opened before the page was hydrated stays open.
 */
export function useAutoClose(ref: RefObject<HTMLElement | null>, { href, wide }: { href: string; wide: string }): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when the page changes.
  useEffect(() => () => ref.current?.hidePopover?.(), [href]);
  useEffect(() => {
    const popover = ref.current;
    if (!popover) return;
    const query = window.matchMedia(wide);
    const stop = new AbortController();
    const button = document.querySelector(`[popovertarget="${popover.id}"]`);
    // Not rendered by React: without JavaScript it would be wrong after a click.
    const update = () => button?.setAttribute('aria-expanded', String(popover.matches(':popover-open')));
    update();
    popover.addEventListener('toggle', update, stop);
    query.addEventListener('change', () => query.matches && popover.hidePopover?.(), stop);
    return () => stop.abort();
  }, [ref, wide]);
}
