import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test('without static generation the HTML is empty and the browser renders the page', {
  tag: '@dev',
  ...requirement('ST-01'),
}, async ({ page, request, site }) => {
  const html = await (await request.get(site.url)).text();
  expect(html).not.toContain('Drawn in the browser</h1>');
  expect(html).toMatch(/<div id="folia"[^>]*>\s*<\/div>/);
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Drawn in the browser');
  await expect(page).toHaveTitle(/Plain/);
  await expect(page.locator('.folia-header')).toBeVisible();
});

test('islands and navigation work the same', { tag: '@dev' }, async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await page.locator('.counter').click();
  await expect(page.locator('.counter')).toHaveText('1');
  const isSameDocument = await markDocument(page);
  await page.locator('main').getByRole('link', { name: 'the second page' }).click();
  await expect(page.getByText('The second page.')).toBeVisible();
  await expect(page).toHaveTitle('Second - Plain');
  expect(await isSameDocument()).toBe(true);
});

test('PD-14 a Chinese page says so', { tag: '@dev' }, async ({ page }) => {
  await page.goto('zh/second');
  await expect(page.getByText('第二页。')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});
