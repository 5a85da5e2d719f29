import { expect, type Page } from '@playwright/test';

/** Whether React has taken over the page: it marks the nodes it owns. */
export const isAwake = (page: Page): Promise<boolean> => page.evaluate(ownsNodes);

function ownsNodes(): boolean {
  const root = document.querySelector('#folia');
  return [...(root?.children ?? [])].some((child) => Object.keys(child).some((key) => key.startsWith('__reactFiber')));
}

/** Waits until the page is hydrated. */
export const awake = (page: Page): Promise<void> =>
  // A dev server may load a page afresh when it has compiled its components; what was asked before is then lost.
  expect
    .poll(() => isAwake(page).catch(() => false), { message: 'the page has woken', intervals: [20, 40, 80, 160] })
    .toBe(true);

/** Leaves a mark on the document that a reload would lose. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}
