import type { Page } from '@playwright/test';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';

const header = (page: Page) => page.locator('.folia-header');

/** What a visitor can do: where, how, and how it shows. The version switch of a site with versions is in `cases/versions`. */
const features: [name: string, path: string, use: (page: Page) => Promise<void>][] = [
  [
    'page navigation',
    'guide/start/quick-start',
    async (page) => {
      await page.locator('.folia-sidebar').getByRole('link', { name: 'CLI' }).click();
      await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
      await page.locator('[rel=next]').click();
      await expect(page).not.toHaveURL(/\/guide\/basic\/cli$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
  [
    'full-text search',
    'guide/start/',
    async (page) => {
      await header(page)
        .getByRole('button', { name: /^Search/ })
        .click();
      await page.getByRole('combobox').fill('bundleless');
      await page
        .getByRole('option', { name: /bundleless/i })
        .first()
        .click();
      await expect(page.locator('.folia-doc')).toContainText(/bundleless/i);
    },
  ],
  [
    'light and dark',
    'guide/start/',
    async (page) => {
      const dark = page.locator('html.dark');
      const count = await dark.count();
      await header(page).locator('.folia-appearance').click();
      await expect(dark).toHaveCount(1 - count);
    },
  ],
  [
    'languages, and no versions on a site without them',
    'guide/start/',
    async (page) => {
      const menus = header(page).locator('.folia-menu');
      await expect(menus).toHaveCount(1);
      await menus.hover();
      await menus.getByRole('link', { name: '简体中文' }).click();
      await expect(page).toHaveURL(/\/zh\/guide\/start\/$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    },
  ],
  [
    'landing page with hero and feature cards',
    '',
    async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rslib');
      expect(await page.getByRole('main').getByRole('heading', { level: 3 }).count()).toBeGreaterThan(3);
      await page.locator('.landing-button').nth(1).click();
      await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
    },
  ],
  [
    'banner that can be dismissed',
    '',
    async (page) => {
      const banner = page.locator('.folia-banner');
      await expect(banner).toBeVisible();
      await banner.getByRole('button').click();
      await expect(banner).toBeHidden();
    },
  ],
  [
    'menu of related tools',
    'guide/start/',
    async (page) => {
      await page.getByRole('button', { name: 'Related tools' }).hover();
      await expect(page.getByRole('link', { name: /^Rspack/ })).toBeVisible();
    },
  ],
  [
    'image zoom',
    'guide/start/',
    async (page) => {
      await page.locator('.folia-doc img[tabindex]').first().click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  ],
];

test.describe('feature inventory', requirement('SF-07'), () => {
  for (const [name, path, use] of features)
    test(name, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await use(page);
    });
});
