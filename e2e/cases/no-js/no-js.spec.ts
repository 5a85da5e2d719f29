import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test.use({ javaScriptEnabled: false, locale: 'zh-CN' });

const header = (page: Page) => page.locator('.folia-header');
const sidebar = (page: Page) => page.locator('.folia-sidebar');

test.describe('without JavaScript', requirement('BD-04'), () => {
  test('every kind of page can be read, in every language and version', async ({ page }) => {
    for (const [path, text] of [
      ['', 'Welcome'],
      ['guide/start', 'Text of the start. v2'],
      ['guide/', 'Inner page'],
      ['custom', 'Custom text.'],
      ['blank', 'Blank text.'],
      ['zh/', '欢迎'],
      ['zh/guide/start', '开始的文字。 v2'],
      ['v1/zh/guide/', '里面'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('#folia').getByText(text).filter({ visible: true }).first(), path).toBeVisible();
      // Not even a Chinese browser is sent anywhere.
      expect(new URL(page.url()).pathname).toBe(`/${path}`);
    }
  });

  test('navigation, sidebar, outline and next page are links and lead on', async ({ page }) => {
    await page.goto('');
    await header(page).getByRole('link', { name: 'Guide' }).click();
    await expect(page.getByText('Text of the start. v2')).toBeVisible();
    await page.locator('.folia-outline').getByRole('link', { name: 'First way' }).click();
    await expect(page).toHaveURL(/#first-way$/);
    await page.locator('[rel=next]').click();
    await expect(page).toHaveURL(/\/guide\/$/);
    await page.goBack();
    await sidebar(page).getByRole('link', { name: 'All pages' }).click();
    await expect(page).toHaveURL(/\/guide\/$/);
  });

  test('a folded group of the sidebar opens and closes', async ({ page }) => {
    await page.goto('guide/start');
    const inner = sidebar(page).getByRole('link', { name: 'Inner page' });
    await expect(inner).toBeHidden();
    await sidebar(page).locator('summary').click();
    await inner.click();
    await expect(page.getByText('Text inside.')).toBeVisible();
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeVisible();
  });

  test('languages and versions are links', async ({ page }) => {
    await page.goto('guide/start');
    await header(page).locator('summary[aria-label="Language"]').click();
    await header(page).getByRole('link', { name: '简体中文' }).click();
    await expect(page.getByText('开始的文字。 v2')).toBeVisible();
    await header(page).locator('summary[aria-label^="版本"]').click();
    await header(page).getByRole('link', { name: 'v1' }).click();
    await expect(page).toHaveURL(/\/v1\/zh\/guide\/start$/);
    await expect(page.getByText('开始的文字。 v1')).toBeVisible();
  });

  test('on a phone the menu and the drawer open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('guide/start');
    await page.locator('.folia-hamburger').click();
    await header(page).getByRole('link', { name: 'Guide' }).click();
    await expect(page.getByText('Text of the start. v2')).toBeVisible();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await sidebar(page).getByRole('link', { name: 'All pages' }).click();
    await expect(page).toHaveURL(/\/guide\/$/);
  });

  test('nothing of tabs and code is lost', async ({ page }) => {
    await page.goto('guide/start');
    for (const text of ['First way', 'Second way'])
      await expect(page.locator('main').getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.getByText('export const answer = 42;')).toBeVisible();
  });
});

test.describe('what only the browser can know', requirement('ST-06'), () => {
  const banner = (page: Page) => page.locator('.folia-banner');
  const toTop = (page: Page) => page.locator('.folia-scroll-to-top');
  const appearance = (page: Page) => page.locator('.folia-appearance');

  test('is not shown before a script runs: banner, scroll-to-top, appearance switch, buttons', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['', 'guide/start', 'zh/guide/start']) {
      await page.goto(path);
      await expect(page.locator('.folia-header')).toBeVisible();
      for (const part of [banner, toTop, appearance]) await expect(part(page).filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('.folia-code-buttons').filter({ visible: true })).toHaveCount(0);
      const buttons = page.locator('button:visible:not([popovertarget], [role=tab])');
      expect(await buttons.allInnerTexts()).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('.folia-hamburger').click();
    await expect(page.locator('.folia-nav').getByRole('link').first()).toBeVisible();
    await expect(appearance(page).filter({ visible: true })).toHaveCount(0);
  });

  test.describe('with JavaScript', () => {
    test.use({ javaScriptEnabled: true, locale: 'en-US' });

    test('is shown after hydration, which agrees with the static HTML', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('guide/start');
      await hydrated(page);
      await expect(banner(page)).toBeVisible();
      await expect(toTop(page).filter({ visible: true })).toHaveCount(0);
      await page.locator('.folia-hamburger').click();
      await expect(appearance(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.locator('.folia-doc').press('End');
      await expect(toTop(page)).toBeVisible();
    });
  });
});
