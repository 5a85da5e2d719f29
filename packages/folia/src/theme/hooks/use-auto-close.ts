import { type RefObject, useEffect } from 'react';

/**
 * Closes a popover when the page changes (MB-03, MB-06) and when the window gets wide enough to show its content in
 * place (MB-04). Its button says whether it is open (AX-09). What was opened before the page woke stays open.
 */
export function useAutoClose(ref: RefObject<HTMLElement | null>, { href, wide }: { href: string; wide: string }): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a page is what closes it.
  useEffect(() => () => ref.current?.hidePopover?.(), [href]);
  useEffect(() => {
    const popover = ref.current;
    if (!popover) return;
    const query = window.matchMedia(wide);
    const stop = new AbortController();
    const button = document.querySelector(`[popovertarget="${popover.id}"]`);
    // By hand, because without script nobody would keep it right.
    const say = () => button?.setAttribute('aria-expanded', String(popover.matches(':popover-open')));
    say();
    popover.addEventListener('toggle', say, stop);
    query.addEventListener('change', () => query.matches && popover.hidePopover?.(), stop);
    return () => stop.abort();
  }, [ref, wide]);
}
