import type { Island } from '../../shared/page';

/** An island in live HTML. */
export interface Spot {
  /** Keeps the component's state when the HTML around it is patched. */
  key: string;
  element: Element;
  island: Island;
  /** Drawn HTML of the slots, by number. */
  slots: Map<number, string>;
  /** Removes what the build drew. */
  takeOver(): void;
  /** Puts it back, when the component failed. */
  restore(): void;
}

export interface FindSpots {
  root: Element;
  islands: Island[];
  /** Those of the last look. */
  before: Spot[];
  /** Islands that a patch left in place, with what the build drew for them now. */
  kept: Map<Element, Element>;
  /** Number of the look, so that keys of replaced islands are not used again. */
  look: number;
}

/** Outermost islands of `root`. Those inside of slots are found when their slot is drawn. */
export function findSpots({ root, islands, before, kept, look }: FindSpots): Spot[] {
  const spots: Spot[] = [];
  for (const [order, element] of [...root.querySelectorAll('folia-island')].entries()) {
    const island = islands[Number(element.getAttribute('data-island'))];
    const outer = element.parentElement?.closest('folia-island');
    if (!island || (outer && outer !== root && root.contains(outer))) continue;
    const known = before.find((spot) => spot.element === element && spot.island.use === island.use);
    const fresh = kept.get(element);
    if (known) spots.push({ ...known, island, slots: fresh ? getSlots(fresh) : known.slots });
    else {
      // Another component took this place: its drawn HTML comes with its own element.
      if (fresh) element.replaceWith(fresh);
      spots.push(newSpot(fresh ?? element, island, `${look}-${order}`));
    }
  }
  return spots;
}

function newSpot(element: Element, island: Island, key: string): Spot {
  const drawn = [...element.childNodes];
  return {
    key,
    element,
    island,
    slots: getSlots(element),
    takeOver() {
      const focused = drawn.some((node) => node.contains(document.activeElement)) ? document.activeElement : null;
      const place = focused ? getPlace(focused, element) : -1;
      for (const node of drawn) node.remove();
      // the component drew the same again: a reader who stands on a control goes on standing there
      const twin = [...element.querySelectorAll(focused?.tagName ?? 'none')][place];
      if (twin instanceof HTMLElement) twin.focus({ preventScroll: true });
    },
    restore() {
      if (!element.hasChildNodes()) element.append(...drawn);
    },
  };
}

/** The how-many-th of its kind an element is, within the drawn HTML of an island (which stands before the component's own). */
const getPlace = (element: Element, island: Element): number =>
  [...island.querySelectorAll(element.tagName)].indexOf(element);

/** Slots that stand in the drawn HTML, and those that travel in templates because they were not drawn. */
function getSlots(island: Element): Map<number, string> {
  const slots = new Map<number, string>();
  for (const element of island.querySelectorAll('folia-slot, template[data-slot]')) {
    const owner = element.parentElement?.closest('folia-island');
    const index = Number(element.getAttribute('data-slot'));
    if (owner === island && !slots.has(index)) slots.set(index, element.innerHTML);
  }
  return slots;
}
