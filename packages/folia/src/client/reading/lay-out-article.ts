/**
 * A style sheet leaves out what is far below in an article (`content-visibility`), whose height is an estimate until it comes
 * near. Scroll positions that are kept or restored need the real heights: with this attribute on the root the rule does not apply.
 */
export const LAID_OUT_ATTRIBUTE = 'data-laid-out';

export const layOutArticle = (whole = true): boolean =>
  document.documentElement.toggleAttribute(LAID_OUT_ATTRIBUTE, whole);

/** From the first scrolling on positions count. What is seen stays where it is. */
export function layOutWhenScrolled(): void {
  addEventListener('scrollend', () => {
    if (scrollY === 0 || document.documentElement.hasAttribute(LAID_OUT_ATTRIBUTE)) return;
    const parts = [...document.querySelectorAll('[data-folia-body] > *')];
    const getTop = (part: Element | undefined) => part?.getBoundingClientRect().top ?? 0;
    const seen = parts.find((part) => getTop(part) >= 0) ?? parts.at(-1);
    const before = getTop(seen);
    layOutArticle();
    scrollBy({ top: Math.round(getTop(seen) - before), behavior: 'instant' });
  });
}
