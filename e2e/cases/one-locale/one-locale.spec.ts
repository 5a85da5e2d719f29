import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test('VS-01 there is nothing to choose from: no language and no version menu', {
  tag: '@dev',
  ...requirement('LG-04', 'NV-08', 'NV-09', 'SF-13', 'VS-04'),
}, async ({ page }) => {
  await page.goto('plain');
  await hydrated(page);
  await expect(page.locator('.folia-header')).toBeVisible();
  await expect(page.locator('.folia-header details')).toHaveCount(0);
  const { route } = await page.evaluate(
    () => JSON.parse(document.getElementById('folia-page')?.textContent ?? '').page,
  );
  expect(route).toEqual({ id: 'plain', locale: 'en', version: '' });
});

test('UI-09 without sidebar data there is no sidebar and no button for one', async ({ page }) => {
  await page.goto('plain');
  await hydrated(page);
  await expect(page.locator('.folia-sidebar')).toHaveCount(0);
  await page.setViewportSize({ width: 700, height: 700 });
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
  await expect(page.locator('.folia-outline-button')).toBeVisible();
});

test('NV-07 without a logo the title of the site leads home', async ({ page }) => {
  await page.goto('plain');
  const logo = page.locator('.folia-header').getByRole('link', { name: 'One', exact: true });
  await expect(logo).toHaveText('One');
  await expect(logo).toHaveAttribute('href', '/');
  await expect(logo.locator('img')).toHaveCount(0);
});

test('the bar is there on every page and stays at the top', requirement('NV-10'), async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 300 });
  await page.goto('plain');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect((await page.locator('.folia-header').boundingBox())?.y).toBe(0);
});
