import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

test('parts of the header, of the page footer and a part of the theme’s own are replaced', async ({ page }) => {
  await page.goto('guide/first');
  await hydrated(page);
  await expect(page.locator('.folia-header .own-logo')).toHaveAttribute('href', '/');
  await expect(page.locator('.folia-header .own-nav')).toHaveText('Guide');
  await expect(page.locator('.folia-header .own-search')).toBeVisible();
  await expect(page.locator('.folia-page-footer .own-next')).toHaveText('Next: Next');
  await expect(page.locator('.folia-page-footer .own-edit')).toHaveText(/^https:\/\/example\.org\/edit\/.*first\.md$/);
  await expect(page.locator('.own-breadcrumb')).toHaveText('First');
  const replaced = '.folia-logo, .folia-nav-links, .folia-search-button, .folia-prev-next, .folia-edit-link';
  await expect(page.locator(replaced)).toHaveCount(0);
});

test('a search box of the theme’s own asks, remembers and marks', async ({ page }) => {
  await page.goto('guide/first');
  await hydrated(page);
  await page.locator('.own-search').click();
  const box = page.locator('.own-search-box');
  await box.getByLabel('Words').fill('marmalade');
  await expect(box).toHaveAttribute('data-status', 'ready');
  await box.getByRole('link', { name: 'Next' }).first().click();
  await expect(page).toHaveURL(/\/guide\/next#a-marmalade$/);
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('folia-search')?.size)).toBe(2);
  await page.locator('.own-search').click();
  await page.locator('.own-search').click();
  await expect(box).toContainText('Before: marmalade');
  await expect(box.getByLabel('Words')).toHaveValue('');
});

test('a banner of the theme’s own is closed for good', async ({ page }) => {
  await page.goto('guide/first');
  await hydrated(page);
  await expect(page.locator('.own-banner a')).toHaveAttribute('href', '/guide/next');
  await page.getByRole('button', { name: 'Enough' }).click();
  await expect(page.locator('.own-banner')).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.own-banner')).toHaveCount(1);
  await expect(page.locator('.own-banner')).toBeHidden();
});
