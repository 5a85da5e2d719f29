import { type RefObject, useEffect } from 'react';

/** Keeps the dialog above a keyboard on the screen: `--folia-search-height` is the height that is really to be seen. */
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
