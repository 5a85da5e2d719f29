import { closest } from '../bootstrap/closest';
import { answered, native, pressable } from '../bootstrap/intent';
import { loadAgain } from '../bootstrap/load-again';

/**
 * The code of an island could not be loaded: a press of one of its controls loads the page again, also that of an island in a slot,
 * which is not hydrated either. A press that was kept until the island is hydrated is repeated now.
 */
export function loadAgainOnPress(island: Element, signal: AbortSignal): void {
  const press = (event: Event) => {
    const pressed = closest(event, pressable);
    if (pressed && !pressed.closest(`${native},${answered}`)) loadAgain();
  };
  island.addEventListener('click', press, { signal });
  for (const waiting of [island, ...island.querySelectorAll('folia-island')])
    waiting.dispatchEvent(new CustomEvent('folia:island-hydrated', { bubbles: true }));
}
