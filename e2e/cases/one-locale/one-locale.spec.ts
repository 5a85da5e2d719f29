import { join } from 'node:path';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { searchDocuments } from '../../harness/search-documents';
import { expect, test } from '../../harness/test';

test.describe('menus of languages and versions', requirement('LG-04', 'NV-08', 'NV-09'), () => {
  test('are not there with one language and no versions', async ({ page }) => {
    await page.goto('plain');
    await hydrated(page);
    await expect(page.locator('.folia-header')).toBeVisible();
    await expect(page.locator('.folia-header details')).toHaveCount(0);
  });

  test('are there with two of each', async ({ page, sites }) => {
    const { url } = await sites.running(join(import.meta.dirname, '../versions/site'));
    await page.goto(url);
    const menus = page.locator('.folia-header-tools details');
    await expect(menus).toHaveCount(2);
    await expect(menus.filter({ hasText: '简体中文' }).locator('summary')).toHaveAccessibleName('Language');
    await expect(menus.filter({ hasText: 'v1' }).locator('summary')).toHaveAccessibleName('Version v2');
  });
});

test(
  'without versions the version is the empty string and nothing mentions one',
  requirement('SF-13', 'VS-04'),
  async ({ page, site }) => {
    await page.goto('plain');
    await expect(page.locator('.folia-header')).toBeVisible();
    await expect(page.locator('.folia-header').getByText(/version/i)).toHaveCount(0);
    const data = await page.evaluate(() => JSON.parse(document.getElementById('folia-page')?.textContent ?? ''));
    expect(data.page.route).toEqual({ id: 'plain', locale: 'en', version: '' });
    expect(data.page.href).toBe('/plain');
    const documents = searchDocuments(site.out);
    expect(documents.map(({ routePath, version }) => [routePath, version])).toEqual([
      ['/', ''],
      ['/plain', ''],
    ]);
  },
);

test('without sidebar data there is no sidebar and no button for one', async ({ page }) => {
  await page.goto('plain');
  await hydrated(page);
  await expect(page.locator('.folia-sidebar')).toHaveCount(0);
  await page.setViewportSize({ width: 700, height: 700 });
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
  await expect(page.locator('.folia-outline-button')).toBeVisible();
});

test('the header is on every page and stays at the top', requirement('NV-10'), async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 300 });
  for (const path of ['', 'plain']) {
    await page.goto(path);
    await expect(page.locator('.folia-header')).toHaveCSS('position', 'sticky');
    await expect(page.locator('.folia-header')).toBeInViewport();
  }
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect((await page.locator('.folia-header').boundingBox())?.y).toBe(0);
  await expect(page.locator('.folia-header')).toHaveCSS('opacity', '1');
});
