import type { Island } from '../../shared/page';

/** An island in live HTML. */
export interface IslandRoot {
  /** Keeps the component's state when the HTML around it is patched. */
  key: string;
  element: Element;
  island: Island;
  /** Rendered HTML of the slots, by number. */
  slots: Map<number, string>;
  /** Removes what the build rendered. */
  adopt(): void;
  /** Puts it back, when the component failed. */
  restore(): void;
}

export interface FindIslandRoots {
  root: Element;
  islands: Island[];
  /** Roots of the last scan. */
  before: IslandRoot[];
  /** Islands that a patch left in place, with what the build rendered for them now. */
  kept: Map<Element, Element>;
  /** Number of the scan, so that keys of replaced islands are not used again. */
  look: number;
}

/** Outermost islands of `root`. Those inside of slots are found when their slot is rendered. */
export function findIslandRoots({ root, islands, before, kept, look }: FindIslandRoots): IslandRoot[] {
  const roots: IslandRoot[] = [];
  for (const [order, element] of [...root.querySelectorAll('folia-island')].entries()) {
    const island = islands[Number(element.getAttribute('data-island'))];
    const outer = element.parentElement?.closest('folia-island');
    if (!island || (outer && outer !== root && root.contains(outer))) continue;
    const known = before.find((root) => root.element === element && root.island.use === island.use);
    const fresh = kept.get(element);
    if (known) roots.push({ ...known, island, slots: fresh ? readSlots(fresh) : known.slots });
    else {
      // Another component took this place: its rendered HTML comes with its own element.
      if (fresh) element.replaceWith(fresh);
      roots.push(createRoot(fresh ?? element, island, `${look}-${order}`));
    }
  }
  return roots;
}

function createRoot(element: Element, island: Island, key: string): IslandRoot {
  const rendered = [...element.childNodes];
  return {
    key,
    element,
    island,
    slots: readSlots(element),
    adopt() {
      const focused = rendered.some((node) => node.contains(document.activeElement)) ? document.activeElement : null;
      const order = focused ? findOrder(focused, element) : -1;
      for (const node of rendered) node.remove();
      // the component rendered the same again: the focus stays on its control
      const control = [...element.querySelectorAll(focused?.tagName ?? 'none')][order];
      if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    },
    restore() {
      if (!element.hasChildNodes()) element.append(...rendered);
    },
  };
}

/** Index of an element among those of its kind, within the rendered HTML of an island (which comes before the component's own). */
const findOrder = (element: Element, island: Element): number =>
  [...island.querySelectorAll(element.tagName)].indexOf(element);

/** Slots in the rendered HTML, and those that travel in templates because they were not rendered. */
function readSlots(island: Element): Map<number, string> {
  const slots = new Map<number, string>();
  for (const element of island.querySelectorAll('folia-slot, template[data-slot]')) {
    const owner = element.parentElement?.closest('folia-island');
    const index = Number(element.getAttribute('data-slot'));
    if (owner === island && !slots.has(index)) slots.set(index, element.innerHTML);
  }
  return slots;
}
