/** On the root element from before the first paint (`pre-paint.ts`) until all of the page is laid out. */
export const ARRIVING_ATTRIBUTE = 'data-arriving';

/** So many parts of an article take their places per frame: a few milliseconds on a phone. */
const perFrame = 6;

/**
 * The first paint need not wait for what is far below: a style sheet leaves it to the browser (`content-visibility`) to lay out
 * those parts of an article that are in sight only. Once that is painted the others follow, some in each frame, so that no
 * single task is long; and all of them at once before the reader can do anything that depends on where they are, or React takes
 * over the article as it was written.
 */
export function layOutRest(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(ARRIVING_ATTRIBUTE)) return;
  const laidOut: Element[] = [];
  // A part with a style of its own waits for the end.
  const waiting = [...document.querySelectorAll('.folia-doc [data-folia-body]>:nth-child(n+7):not([style])')];
  const stop = new AbortController();
  const finish = () => {
    stop.abort();
    root.removeAttribute(ARRIVING_ATTRIBUTE);
    for (const part of laidOut) part.removeAttribute('style');
  };
  const step = () => {
    if (stop.signal.aborted) return;
    const some = waiting.splice(0, perFrame);
    // As an attribute: Chrome leaves an empty one behind where only the property was set.
    for (const part of some) part.setAttribute('style', 'content-visibility:visible');
    laidOut.push(...some);
    if (waiting.length === 0) finish();
    else nextFrame(step);
  };
  for (const type of ['scroll', 'pointerdown', 'keydown', 'resize', 'beforeprint', 'folia:boot'])
    addEventListener(type, finish, { signal: stop.signal, capture: true, passive: true });
  nextFrame(step);
}

/** After the frame that comes has been painted. */
const nextFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
