import type { Page } from '@playwright/test';

/** An animation that a page started: of an element, or (with `pseudo`) of a picture of a view transition. */
export interface Motion {
  pseudo: string | null;
  /** The class of the element. */
  of: string;
  keyframes: string;
  duration: number;
  easing: string;
}

/** An animation of the browser's own, of a picture of a view transition. */
interface PictureMotion {
  pseudo: string;
  name: string;
  duration: number;
}

interface Motions {
  started(): Promise<Motion[]>;
  /** How often a view transition was begun. */
  transitions(): Promise<number>;
  /** How the browser has moved the pictures of the view transitions. */
  pictures(): Promise<PictureMotion[]>;
}

/** Has to be called before the page is opened. */
export async function watchMotion(page: Page): Promise<Motions> {
  await page.addInitScript(record);
  type Recorded = { motions: Motion[]; transitions: number; pictures: PictureMotion[] };
  // the recorder has defined a global
  const read = () => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);
  return {
    started: async () => (await read()).motions,
    transitions: async () => (await read()).transitions,
    pictures: async () => (await read()).pictures,
  };
}

function record(): void {
  const recorded = { motions: [] as Motion[], transitions: 0, pictures: [] as PictureMotion[] };
  Object.assign(window, { recorded });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    const given = typeof options === 'object' ? options : {};
    recorded.motions.push({
      pseudo: given.pseudoElement ?? null,
      of: this.className.toString(),
      keyframes: JSON.stringify(keyframes),
      duration: Number(given.duration),
      easing: String(given.easing),
    });
    return animate.call(this, keyframes, options);
  };
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (...given) {
    recorded.transitions += 1;
    const transition = start.apply(this, given);
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect && effect.pseudoElement)) continue;
        const { duration } = effect.getComputedTiming();
        recorded.pictures.push({
          pseudo: effect.pseudoElement,
          name: animation.animationName,
          duration: Number(duration),
        });
      }
    };
    // a skipped one has no animations
    transition.ready.then(look, () => undefined);
    return transition;
  };
}
