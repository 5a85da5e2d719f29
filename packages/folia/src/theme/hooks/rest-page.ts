import { nextTask } from './next-task';

/** The parts of a page that are out of sight, while a modal dialog stands before it. */
export interface PageRest {
  /** Lays them to rest, until somebody hydrates them. */
  rest(): Promise<void>;
  hydrate(): Promise<void>;
  /** The same in one go, for when somebody is about to see them. */
  hydrateNow(): void;
}

/** So many parts are changed at a time, and after so many milliseconds others have their turn. */
const batch = 8;
const share = 8;

/**
 * A modal dialog makes all the rest inert: when it opens, and again when it closes, the browser goes through the style of every
 * element of the page in one task. It passes over what it does not render (`content-visibility`), so what is out of sight is taken out
 * of its sight for as long as the dialog is open, each part at exactly the size it has, and step by step: the main thread is
 * never busy for long, however long the article is.
 */
export function createPageRest(): PageRest {
  const resting: HTMLElement[] = [];
  const now = { turn: 0 };
  const inSteps = async (steps: Iterable<unknown>): Promise<void> => {
    const turn = ++now.turn;
    await nextTask();
    let start = performance.now();
    for (const _ of turn === now.turn ? steps : []) {
      if (performance.now() - start < share) continue;
      await nextTask();
      if (turn !== now.turn) break;
      start = performance.now();
    }
    workOutStyles();
    // what comes next is not to be added to the last step
    await nextTask();
  };
  const hydrateNow = () => {
    now.turn++;
    for (const element of resting.splice(0)) setSize(element, null);
  };
  return {
    rest() {
      // other sizes, and paper, on which everything is in sight
      for (const event of ['resize', 'beforeprint']) addEventListener(event, hydrateNow, { once: true });
      return inSteps(restInSteps(resting));
    },
    hydrate: () => inSteps(hydrateInSteps(resting)),
    hydrateNow,
  };
}

function* restInSteps(resting: HTMLElement[]): Generator<void> {
  for (const place of document.querySelectorAll<HTMLElement>('[data-folia-body], .folia-sidebar nav')) {
    const parts = [...getParts(place, place.localName === 'nav')].filter(isOutOfSight);
    for (let from = 0; from < parts.length; from += batch) {
      const some = parts.slice(from, from + batch);
      const before = getHeight(place);
      for (const [index, size] of some.map(sizeOf).entries()) setSize(some[index], size);
      // where a margin would have reached beyond its part, nothing may move
      if (getHeight(place) === before) resting.push(...some);
      else for (const part of some) setSize(part, null);
      yield;
    }
  }
}

function* hydrateInSteps(resting: HTMLElement[]): Generator<void> {
  while (resting.length > 0) {
    for (const element of resting.splice(0, batch)) setSize(element, null);
    workOutStyles();
    yield;
  }
}

/** Now, in a task of its own, and not with all the work of the next frame. */
export const workOutStyles = (): void => void document.body.offsetHeight;

/**
 * The blocks of an article; what is around some of them without a box of its own is passed through. In the sidebar, whose
 * lists are long, entries however deep: `inside` is looked into what is partly in sight.
 */
function* getParts(parent: Element, inside: boolean): Generator<HTMLElement> {
  for (const element of parent.children) {
    if (!(element instanceof HTMLElement)) continue;
    const { display } = getComputedStyle(element);
    if (display === 'contents' || (inside && !isOutOfSight(element))) yield* getParts(element, inside);
    else if (element.firstElementChild && /^(?:block|flow-root|flex|grid|list-item)$/.test(display)) yield element;
  }
}

/** And without the focus, which it would lose. */
function isOutOfSight(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && (top > innerHeight || bottom < 0) && !element.contains(document.activeElement);
}

const getHeight = (element: HTMLElement): number => element.getBoundingClientRect().height;

function sizeOf(element: HTMLElement): string {
  const style = getComputedStyle(element);
  const sides = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  return `${sides.reduce((rest, side) => rest - Number.parseFloat(side), getHeight(element))}px`;
}

/** @param size of its content; null: it renders itself again */
function setSize(element: HTMLElement | undefined, size: string | null): void {
  element?.style.setProperty('content-visibility', size && 'hidden');
  element?.style.setProperty('contain-intrinsic-block-size', size);
}
