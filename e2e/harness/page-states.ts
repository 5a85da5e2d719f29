import { expect, type Page } from '@playwright/test';

const hydratedRoot = '#folia[data-folia-hydrated]';

/** Whether React has hydrated the page. */
export const isHydrated = async (page: Page): Promise<boolean> => (await page.locator(hydratedRoot).count()) > 0;

/**
 * Makes the page hydrate, as the focus on a control does, and waits for it. A dev server may reload a page once it has compiled the
 * components: the wait survives that.
 */
export const hydrated = (page: Page): Promise<void> =>
  expect(async () => {
    const done = await page.evaluate((root) => {
      const focus = new FocusEvent('focusin', { bubbles: true });
      return document.querySelector(root) ?? !document.querySelector('a[href]')?.dispatchEvent(focus);
    }, hydratedRoot);
    expect(Boolean(done), 'the page is hydrated').toBe(true);
  }).toPass({ intervals: [50, 50, 100, 200], timeout: 15_000 });

/** Waits until the page is hydrated, without causing it. */
export const becomesHydrated = (page: Page): Promise<void> =>
  expect(page.locator(hydratedRoot), 'the page is hydrated').toBeAttached();

/** Leaves a mark on the document that a reload would lose. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}
