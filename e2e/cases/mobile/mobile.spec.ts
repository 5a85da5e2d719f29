import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { sidebarOf } from '../../harness/sidebar';
import { expect, test } from '../../harness/test';

test.use({ viewport: { width: 320, height: 640 } });

/** How far the page can be scrolled sideways. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('at 320 px', requirement('MB-10'), () => {
  for (const path of ['', 'guide/start', 'guide/wide', 'zh/guide/start'])
    test(`/${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await excess(page)).toBeLessThanOrEqual(0);
      await page.evaluate(() => window.scrollTo({ left: 400, top: 0, behavior: 'instant' }));
      expect(await page.evaluate(() => scrollX)).toBe(0);
    });

  test('wide tables and code scroll inside themselves', async ({ page }) => {
    await page.goto('guide/wide');
    for (const part of ['.folia-table', '.folia-code pre']) {
      const scrolled = await page
        .locator(part)
        .first()
        .evaluate((box) => {
          box.scrollTo({ left: 40, behavior: 'instant' });
          return box.scrollLeft;
        });
      expect(scrolled, part).toBe(40);
    }
  });

  test('neither the drawer nor the outline makes the page wider', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(sidebarOf(page)).toBeVisible();
    expect(await excess(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(sidebarOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'ON THIS PAGE' }).click();
    await expect(page.locator('.folia-outline')).toBeVisible();
    expect(await excess(page)).toBeLessThanOrEqual(0);
  });
});
