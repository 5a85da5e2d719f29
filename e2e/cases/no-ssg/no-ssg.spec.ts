import { join } from 'node:path';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test.describe('page types', requirement('ST-01'), () => {
  // Hydration warnings are errors in the console, which fail a test.
  test('all are hydrated without a warning in the console', async ({ page, sites, consoleErrors }) => {
    consoleErrors.expect(/404/);
    const { url } = await sites.running(join(import.meta.dirname, '../no-js/site'));
    for (const [path, text] of [
      ['', 'Welcome'],
      ['guide/start', 'Text of the start. v2'],
      ['guide/', 'All pages'],
      ['custom', 'Custom text.'],
      ['blank', 'Blank text.'],
      ['nope', 'PAGE NOT FOUND'],
    ] as const) {
      const html = await (await page.request.get(url + path)).text();
      expect(html, path).toContain(text);
      await page.goto(url + path);
      await hydrated(page);
      await expect(page.locator('#folia').getByText(text).filter({ visible: true }).first(), path).toBeVisible();
    }
  });

  test('all are rendered by the browser without static generation', { tag: '@dev' }, async ({
    page,
    site,
    consoleErrors,
  }) => {
    consoleErrors.expect(/404/);
    for (const [path, text] of [
      ['', 'Rendered in the browser'],
      ['second', 'The second page.'],
      ['guide/', 'First steps'],
      ['home', 'A home page'],
      ['custom', 'Custom text.'],
      ['blank', 'Blank text.'],
      ['nope', 'PAGE NOT FOUND'],
    ] as const) {
      const html = await (await page.request.get(site.url + path)).text();
      expect(html, path).toMatch(/<div id="folia"[^>]*>\s*<\/div>/);
      await page.goto(path);
      await expect(page.locator('#folia').getByText(text).filter({ visible: true }).first(), path).toBeVisible();
      await expect(page.locator('.folia-header'), path).toHaveCount(path === 'blank' ? 0 : 1);
    }
  });
});

test('islands and navigation work without static generation', { tag: '@dev' }, async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await page.locator('.counter').click();
  await expect(page.locator('.counter')).toHaveText('1');
  const isSameDocument = await markDocument(page);
  await page.locator('main').getByRole('link', { name: 'the second page' }).click();
  await expect(page.getByText('The second page.')).toBeVisible();
  await expect(page).toHaveTitle('Second - Plain');
  expect(await isSameDocument()).toBe(true);
  await page.goto('zh/second');
  await expect(page.getByText('第二页。')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});
