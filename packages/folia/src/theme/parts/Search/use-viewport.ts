import { type RefObject, useEffect } from 'react';

/** Keeps the dialog above an on-screen keyboard: `--folia-search-height` is the visible height. */
export function useViewport(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const measure = () =>
      dialog.current?.style.setProperty('--folia-search-height', `${Math.round(visualViewport.height)}px`);
    measure();
    visualViewport.addEventListener('resize', measure);
    return () => visualViewport.removeEventListener('resize', measure);
  }, [dialog]);
}
