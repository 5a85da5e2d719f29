import { useEffect } from 'react';
import { logFailure } from '../../../client';
import { tippedControl } from './control';

/**
 * Tooltips for the whole page. Their code is loaded when the user first reaches a control that has one. Part of `Shell`.
 *
 * @example useTooltips();
 */
export function useTooltips(): void {
  useEffect(() => {
    let tooltips: Promise<() => void> | undefined;
    const waiting = new AbortController();
    const reach = (event: Event) => {
      if (!tippedControl(event.target)) return;
      waiting.abort();
      tooltips = import('./tooltips').then(({ startTooltips }) => startTooltips(event));
      tooltips.catch(logFailure('The tooltips could not be loaded.'));
    };
    for (const type of ['pointerover', 'focusin']) addEventListener(type, reach, waiting);
    return () => {
      waiting.abort();
      tooltips?.then(
        (stop) => stop(),
        () => {},
      );
    };
  }, []);
}
