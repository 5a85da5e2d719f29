import { isHydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

test.beforeEach(async ({ page, consoleErrors }) => {
  consoleErrors.expect(/could not be made interactive|Failed to load resource|net::ERR_FAILED/);
  // Neither React nor the layout's code ever comes.
  await page.route(/\/static\/js\/(?:app|react)\./, (route) => route.abort());
  await page.goto('reading');
});

test.afterEach(async ({ page }) => expect(await isHydrated(page)).toBe(false));

test('the outline follows the text without React', { tag: '@build-only' }, async ({ page }) => {
  const active = page.locator('.folia-outline [aria-current]');
  await expect(active).toHaveText('First');
  await page.locator('#section-5').evaluate((heading) => heading.scrollIntoView());
  await expect(active).toHaveText('Section 5');
});

test('code is copied without React', { tag: '@build-only' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.folia-code').hover();
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("copied = 'this'");
});

test('tabs change without React', { tag: '@build-only' }, async ({ page }) => {
  await page.getByRole('tab', { name: 'two' }).click();
  await expect(page.getByText('The second panel.')).toBeVisible();
  await expect(page.getByText('The first panel.')).toBeHidden();
});

test('the appearance changes without React', { tag: '@build-only' }, async ({ page }) => {
  await page.locator('.folia-appearance').click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('folia-appearance'))).toBe('dark');
});

test('links to places on the page scroll smoothly without React', { tag: '@build-only' }, async ({ page }) => {
  await page.locator('#section-2 .folia-anchor').click({ force: true });
  await expect(page).toHaveURL(/#section-2$/);
  await expect(page.locator('#section-2')).toBeInViewport();
});
