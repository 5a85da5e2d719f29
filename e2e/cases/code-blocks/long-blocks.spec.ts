import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';
import { blockWith } from './blocks';

const long = (page: Page) => blockWith(page, 'line01');

/** How many lines of the long block can be seen. */
const shownLines = (page: Page): Promise<number> =>
  long(page)
    .locator('pre')
    .evaluate((pre) => {
      const { bottom } = pre.getBoundingClientRect();
      return [...pre.querySelectorAll('.line')].filter((line) => line.getBoundingClientRect().bottom <= bottom + 1)
        .length;
    });

const openAndClose = async (page: Page) => {
  await page.goto('');
  expect(await shownLines(page)).toBe(12);
  await page.getByText('Show all 20 lines').click();
  await expect.poll(() => shownLines(page)).toBe(20);
  await page.getByText('Show fewer lines').click();
  await expect.poll(() => shownLines(page)).toBe(12);
};

test('a long block shows its beginning and a control for the rest', async ({ page }) => {
  await openAndClose(page);
});

test('folding a block keeps it in view', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 320 });
  await page.goto('');
  await hydrated(page);
  await page.getByText('Show all 20 lines').click();
  await page.getByText('Show fewer lines').click();
  await expect(long(page).locator('.folia-code-title')).toBeInViewport();
});

test('folded lines do not take the keyboard, the control does', async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await long(page).getByRole('button', { name: 'Copy code' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(long(page).locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => shownLines(page)).toBe(20);
});

test('a printed page shows every line and no controls', { tag: '@all' }, async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  expect(await shownLines(page)).toBe(20);
  await expect(page.getByText('Show all 20 lines')).toBeHidden();
  await expect(page.locator('.folia-code-buttons').first()).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a long block can be opened, and no button is there that would do nothing', async ({ page }) => {
    await page.goto('');
    await expect(long(page).locator('pre')).toHaveCSS('overflow-y', 'hidden');
    await page.getByText('Show all 20 lines').click();
    await expect(long(page).locator('pre')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(page.getByText('Show fewer lines')).toBeVisible();
    await expect(page.locator('.folia-code-buttons').first()).toBeHidden();
  });
});
