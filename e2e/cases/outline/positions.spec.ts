import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';
import { topOf } from './reading';

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test('a leap to the end and a way back: the position is the one that was left', async ({ page }) => {
  await page.goto('far');
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  const [left, heading] = [await scrolled(page), await topOf(page, '#section-8')];
  await page.locator('.folia-sidebar').getByRole('link', { name: 'Long page' }).click();
  await expect(page).toHaveURL(/\/long$/);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  expect(await topOf(page, '#section-8')).toBe(heading);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(left);
  expect(await topOf(page, '#section-8')).toBe(heading);
});
