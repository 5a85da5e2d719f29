import { type RefObject, useEffect } from 'react';

/**
 * Closes a popover when the page changes (MB-03, MB-06) and when the window gets wide enough to show its content in
 * place (MB-04).
 */
export function useAutoClose(ref: RefObject<HTMLElement | null>, { href, wide }: { href: string; wide: string }): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it.
  useEffect(() => ref.current?.hidePopover?.(), [href]);
  useEffect(() => {
    const query = window.matchMedia(wide);
    const close = () => {
      if (query.matches) ref.current?.hidePopover?.();
    };
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [ref, wide]);
}
