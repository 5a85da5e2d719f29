import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a popover when the page changes (MB-03, MB-06) and when the window gets wide enough to show its content in
 * place (MB-04). Its button says whether it is open (AX-09).
 */
export function useAutoClose(ref: RefObject<HTMLElement | null>, { href, wide }: { href: string; wide: string }): void {
  const shown = useRef(href);
  useEffect(() => {
    // What was opened before the page woke stays open.
    if (shown.current !== href) ref.current?.hidePopover?.();
    shown.current = href;
  }, [ref, href]);
  useEffect(() => {
    const popover = ref.current;
    // By hand, because without script nobody would keep it right.
    const say = () =>
      document
        .querySelector(`[popovertarget="${popover?.id}"]`)
        ?.setAttribute('aria-expanded', String(popover?.matches(':popover-open')));
    say();
    popover?.addEventListener('toggle', say);
    return () => popover?.removeEventListener('toggle', say);
  }, [ref]);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const close = () => {
      if (query.matches) ref.current?.hidePopover?.();
    };
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [ref, wide]);
}
