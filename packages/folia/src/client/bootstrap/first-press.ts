import { keepKeys } from '../search/keep-keys';
import { closest } from './closest';
import { answered, type Listen, native, pressable } from './intent';
import { loadAgain } from './load-again';

/**
 * Keeps the first press of a control and repeats it once the page, or the island it is in, is hydrated. Islands are rendered
 * anew when they hydrate, so the element is remembered by its position. Where the page cannot be hydrated, a press loads it again.
 *
 * @param hydrate settles with true when it failed
 */
export function keepFirstPress(listen: Listen, hydrate: () => Promise<unknown>): void {
  let position: number[] | undefined;
  let hydrating = false;
  addEventListener('folia:hydrate', () => {
    hydrating = true;
  });
  const repeat = ({ type, target }: Event) => {
    const pressed = elementAt(position ?? []);
    const island = pressed?.closest('folia-island');
    // A press in an island waits for that island, any other one for the page.
    if (!pressed || (island ? island !== target : type !== 'folia:ready')) return;
    for (const ready of readyEvents) removeEventListener(ready, repeat);
    (pressed as HTMLElement).click();
  };
  listen('click', (event) => {
    const pressed = closest(event, pressable);
    if (!pressed || pressed.closest(`${native},${answered}`)) return;
    // From then on React handles presses at once; a repetition would undo them.
    if (hydrating && !pressed.closest('folia-island')) return;
    void hydrate().then((failed) => failed && loadAgain());
    if (position) return;
    position = getPosition(pressed);
    if (pressed.matches('[aria-haspopup=dialog][aria-keyshortcuts]')) keepKeys();
    for (const ready of readyEvents) addEventListener(ready, repeat);
  });
}

const readyEvents = ['folia:ready', 'folia:island-hydrated'];

/** Child numbers from the root down. */
function getPosition(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...getPosition(parent), [...parent.children].indexOf(element)] : [];
}

const elementAt = (position: number[]): Element | undefined =>
  position.reduce<Element | undefined>((element, index) => element?.children[index], document.documentElement);
