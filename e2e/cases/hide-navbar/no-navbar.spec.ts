import { join } from 'node:path';
import { expectTop } from '../../harness/headings';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test.describe('without a header', requirement('NV-11'), () => {
  test('`hideNavbar: always` renders none on any page, and headings come to the very top', async ({ page, sites }) => {
    const { url } = await sites.running(join(import.meta.dirname, 'site-always'));
    await page.goto(url);
    await expect(page.locator('.folia-header')).toHaveCount(0);
    await page.goto(`${url}long#part-3`);
    await expect(page.locator('.folia-header')).toHaveCount(0);
    await expectTop(page.locator('#part-3'), 0);
    await hydrated(page);
    await page.locator('.folia-outline').getByRole('link', { name: 'Part 4' }).click();
    await expect(page).toHaveURL(/#part-4$/);
    await expectTop(page.locator('#part-4'), 0);
  });

  test('`navbar: false` does the same on one page', async ({ page }) => {
    await page.goto('long#part-4');
    await expectTop(page.locator('#part-4'), 72);
    await hydrated(page);
    await page.locator('.folia-outline').getByRole('link', { name: 'Part 2' }).click();
    await expectTop(page.locator('#part-2'), 72);
    await page.goto('bare#part-2');
    await expect(page.locator('.folia-header')).toHaveCount(0);
    await expectTop(page.locator('#part-2'), 0);
    await hydrated(page);
    await page.locator('.folia-outline').getByRole('link', { name: 'Part 4' }).click();
    await expectTop(page.locator('#part-4'), 0);
  });
});
