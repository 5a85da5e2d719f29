import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';
import { translate, translateEarly } from '../../harness/translator';

const sidebar = (page: Page) => page.locator('.folia-sidebar');

/** Opens the page and translates it, before it is hydrated or afterwards. */
async function open(page: Page, when: 'before' | 'after'): Promise<void> {
  if (when === 'before') await translateEarly(page);
  await page.goto('guide/start');
  await hydrated(page);
  if (when === 'after') await translate(page);
  expect(await page.locator('#folia font').count()).toBeGreaterThan(10);
}

/** The layout is whole: nothing has fallen back to the bare article. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('.folia-header')).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
}

for (const when of ['before', 'after'] as const)
  test.describe(`translated ${when} hydration`, () => {
    test('the controls of the page work', { tag: when === 'before' ? [] : '@all' }, async ({ page }) => {
      await open(page, when);
      const dark = page.locator('html.dark');
      const appearance = page.locator('.folia-appearance');
      await appearance.click();
      await expect(dark).toHaveCount(1);
      await appearance.click();
      await expect(dark).toHaveCount(0);
      const inner = sidebar(page).getByRole('link', { name: 'Inner' });
      await expect(inner).toBeVisible();
      await sidebar(page).getByText('More', { exact: true }).click();
      await expect(inner).toBeHidden();
      await sidebar(page).getByText('More', { exact: true }).click();
      await expect(inner).toBeVisible();
      await page.locator('.folia-outline').getByRole('link', { name: 'Last heading' }).click();
      await expect(page).toHaveURL(/#last-heading$/);
      await expect(page.locator('.folia-outline [aria-current]')).toHaveText('Last heading');
      await expectWhole(page);
    });

    test('tabs and the buttons of code blocks work', { tag: when === 'after' ? [] : '@all' }, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, when);
      await page.getByRole('tab', { name: 'Two' }).click();
      await expect(page.getByText('Inside two')).toBeVisible();
      await expect(page.getByText('Inside one')).toBeHidden();
      await page.locator('.folia-code').hover();
      await page.getByRole('button', { name: 'Copy code' }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('export const answer = 42;');
      await expectWhole(page);
    });

    test('links, back and the language menu lead to whole pages', { tag: when === 'after' ? [] : '@all' }, async ({
      page,
    }) => {
      await open(page, when);
      await sidebar(page).getByRole('link', { name: 'After' }).click();
      await expect(page.getByText('The page after.')).toBeVisible();
      await expect(page).toHaveTitle('After - Translated');
      await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('After');
      await expect(page.locator('.folia-outline')).toContainText('Only heading');
      await expectWhole(page);
      await hydrated(page);
      if (when === 'after') await translate(page);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Start');
      await expectWhole(page);
      await hydrated(page);
      await page.locator('.folia-header summary[aria-label="Language"]').click();
      await page.locator('.folia-header').getByRole('link', { name: '简体中文' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('开始');
      await expectWhole(page);
    });
  });
