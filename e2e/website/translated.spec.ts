import type { Page } from '@playwright/test';
import { hydrated } from '../harness/page-states';
import { searchOf } from '../harness/search';
import { translate, translateEarly } from '../harness/translator';
import { expect, test } from '../harness/website-test';

async function open(page: Page, path: string, when: 'before' | 'after'): Promise<void> {
  if (when === 'before') await translateEarly(page);
  await page.goto(path);
  await hydrated(page);
  if (when === 'after') await translate(page);
  expect(await page.locator('#folia font').count()).toBeGreaterThan(5);
}

test.use({ reducedMotion: 'reduce' });

for (const when of ['before', 'after'] as const)
  test.describe(`a page that the browser has translated ${when} hydration`, {
    tag: when === 'before' ? [] : '@all',
  }, () => {
    test('search, product menu, image and banner work', async ({ page }) => {
      await open(page, 'guide/start/', when);
      const search = searchOf(page);
      await search.open();
      await search.ask('dts');
      await page.keyboard.press('Escape');
      await expect(page.locator('.folia-search[open]')).toHaveCount(0);
      await page.locator('.folia-product-menu').click();
      await expect(page.locator('.folia-popover')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.folia-popover')).toBeHidden();
      const image = page.locator('.folia-doc img').first();
      await expect(image).toHaveAttribute('tabindex', '0');
      await image.click();
      await expect(page.locator('dialog.folia-zoom[open]')).toBeVisible();
      // What is asked while the image moves is ignored.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog.folia-zoom')).toHaveCount(0);
    });

    test('the filter of the overview works', { tag: '@all' }, async ({ page }) => {
      await open(page, 'config/', when);
      const cards = page.locator('.folia-overview').getByRole('link');
      const all = await cards.count();
      await page.locator('.folia-overview input').fill('umd');
      await expect.poll(() => cards.count()).toBeLessThan(all);
      await page.locator('.folia-overview input').fill('zzzz');
      await expect(page.locator('.folia-overview')).toContainText('zzzz');
      await page.locator('.folia-overview input').fill('');
      await expect.poll(() => cards.count()).toBe(all);
    });

    test('the banner closes, and the panel of the landing page shows another build', async ({ page }) => {
      await open(page, '', when);
      await page.locator('.folia-banner button').click();
      await expect(page.locator('.folia-banner')).toBeHidden();
      const panel = page.locator('.landing-panel');
      await panel.getByRole('checkbox').first().uncheck();
      await expect(panel.locator('.landing-tree button')).toHaveCount(2);
    });

    test('menu and drawer of small screens work', { tag: '@all' }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, 'guide/start/', when);
      await page.locator('.folia-hamburger').click();
      await expect(page.locator('.folia-header-menu')).toBeVisible();
      await page.locator('.folia-hamburger').click();
      await expect(page.locator('.folia-header-menu')).toBeHidden();
      await page.locator('.folia-mobile-bar button').first().click();
      await page.locator('.folia-sidebar a[href="/guide/start/quick-start"]').click();
      await expect(page).toHaveURL(/quick-start$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Quick Start');
      await expect(page.locator('.folia-header')).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
    });
  });
