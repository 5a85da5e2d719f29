/**
 * Browsers without the Navigation API load a document for every link, also on pages with elements that have the id of it and of other
 * globals.
 */
import { hydrated } from '../../harness/page-states';
import { entry, fold, isOpen, sidebarOf } from '../../harness/sidebar';
import { expect, test } from '../../harness/test';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
  }),
);

test('folds and the position of the sidebar stay from one document to the next', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 300 });
  await page.goto('guide/start/first');
  await hydrated(page);
  await fold(page, 'Deep').click();
  await fold(page, 'Lib').click();
  expect(await page.evaluate(() => String(window.navigation))).toBe('[object HTMLHeadingElement]');
  const scrolled = () => sidebarOf(page).evaluate(({ scrollTop }) => scrollTop);
  await entry(page, 'Right').hover();
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await Promise.all([page.waitForEvent('load'), entry(page, 'Right').click()]);
  await expect(page).toHaveURL(/fixed\/right$/);
  await expect.poll(() => isOpen(page, 'Deep')).toBe(true);
  expect(await isOpen(page, 'Lib')).toBe(false);
  await expect.poll(scrolled).toBe(before);
});
