import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const versions = (page: Page) => page.locator('.folia-header .folia-menu').filter({ hasText: 'v1' });
const languages = (page: Page) => page.locator('.folia-header .folia-menu').filter({ hasText: 'English' });

const pages: [path: string, heading: string, version: string][] = [
  ['', 'Home v2 en', 'v2'],
  ['guide/start', 'Start v2 en', 'v2'],
  ['zh/guide/start', 'Start v2 zh', 'v2'],
  ['v1/guide/start', 'Start v1 en', 'v1'],
  ['v1/zh/', 'Home v1 zh', 'v1'],
  ['v1/zh/guide/start', 'Start v1 zh', 'v1'],
];
test.describe('addresses', requirement('VS-02'), () => {
  test('have the version, then the language, except the default ones', { tag: '@dev' }, async ({ page }) => {
    for (const [path, heading, version] of pages) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
      await expect(page.locator('html'), path).toHaveAttribute('lang', path.includes('zh') ? 'zh' : 'en');
      await expect(versions(page).locator('summary'), path).toContainText(version);
    }
  });

  test('the default version has no prefix, and the language never goes first', async ({ request, site }) => {
    for (const path of ['v2/guide/start', 'zh/v1/guide/start'])
      expect((await request.get(site.url + path, { maxRedirects: 0 })).status(), path).not.toBe(200);
  });
});

test.describe('the menu', requirement('VS-03'), () => {
  test(
    'the menu names all versions, marks the current one, and keeps page, language and query',
    requirement('VS-01'),
    async ({ page, sites }) => {
      await page.goto('zh/guide/start?x=1#part');
      await hydrated(page);
      const isSameDocument = await markDocument(page);
      await expect(versions(page).locator('summary')).toHaveAccessibleName('版本 v2');
      await versions(page).locator('summary').click();
      await expect(versions(page).locator('li')).toHaveText(['v2', 'v1']);
      await expect(versions(page).locator('[aria-current]')).toHaveText('v2');
      await expect(versions(page).locator('a')).toHaveText('v1');
      await versions(page).getByRole('link', { name: 'v1' }).click();
      await expect(page).toHaveURL(/\/v1\/zh\/guide\/start\?x=1#part$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Start v1 zh');
      await expect(versions(page).locator('summary')).toHaveAccessibleName('版本 v1');
      expect(await isSameDocument()).toBe(true);
      const oneVersion = await sites.running(join(import.meta.dirname, 'site-one'));
      await page.goto(oneVersion.url);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('the only version');
      await expect(page.locator('.folia-header .folia-menu')).toHaveCount(0);
    },
  );

  test(
    'where the page is missing the menus lead to the nearest page above it',
    requirement('LG-06'),
    async ({ page }) => {
      await page.goto('guide/fresh');
      await expect(versions(page).locator('a')).toHaveAttribute('href', '/v1/');
      await page.goto('v1/zh/guide/old');
      await expect(versions(page).locator('a')).toHaveAttribute('href', '/zh/');
      await page.goto('guide/only');
      await expect(languages(page).locator('a')).toHaveAttribute('href', '/zh/');
    },
  );

  test('the 404 page of a version leads to the homes of its language and version', {
    ...requirement('LG-07', 'NF-02'),
  }, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/404/);
    for (const [path, home, otherVersion, otherLanguage] of [
      ['nope', '/', '/v1/', '/zh/'],
      ['zh/nope', '/zh/', '/v1/zh/', '/'],
      ['v1/nope', '/v1/', '/', '/v1/zh/'],
      ['v1/zh/nope', '/v1/zh/', '/zh/', '/v1/'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('main a').first(), path).toHaveAttribute('href', home);
      await expect(versions(page).locator('a'), path).toHaveAttribute('href', otherVersion);
      await expect(languages(page).locator('a'), path).toHaveAttribute('href', otherLanguage);
      await expect(page.locator('.folia-logo'), path).toHaveAttribute('href', home);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu works', async ({ page }) => {
      await page.goto('v1/zh/guide/start');
      await versions(page).locator('summary').click();
      await versions(page).getByRole('link', { name: 'v2' }).click();
      await expect(page).toHaveURL(/:\d+\/zh\/guide\/start$/);
    });
  });

  test('in the full-screen menu the versions open in place', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('guide/start');
    await hydrated(page);
    await page.locator('.folia-hamburger').click();
    await versions(page).locator('summary').click();
    await expect(versions(page).locator('summary')).toContainText('Version');
    await expect(versions(page).locator('.folia-menu-panel')).toHaveCSS('position', 'static');
    await expect(versions(page).locator('[aria-current]')).toHaveText('v2');
    await versions(page).getByRole('link', { name: 'v1' }).click();
    await expect(page).toHaveURL(/\/v1\/guide\/start$/);
    await expect(page.locator('#folia-header-menu')).toBeHidden();
  });
});

test(
  'each version has its own navigation and sidebar, and its links stay in it',
  requirement('VS-05'),
  async ({ page }) => {
    await page.goto('v1/guide/start');
    await hydrated(page);
    const header = page.locator('.folia-nav');
    await expect(header.getByRole('link')).toHaveText('Guide v1');
    await expect(header.getByRole('link')).toHaveAttribute('href', '/v1/guide/start');
    await expect(page.locator('.folia-sidebar').getByRole('link')).toHaveText(['Gone in v2 en', 'Start v1 en']);
    await page.locator('main').getByRole('link', { name: 'home' }).click();
    await expect(page).toHaveURL(/\/v1\/$/);
    await page.locator('main').getByRole('link', { name: 'on', exact: true }).click();
    await expect(page).toHaveURL(/\/v1\/guide\/start$/);
    await page.goto('guide/start');
    await expect(header.getByRole('link')).toHaveText('Guide v2');
    await expect(page.locator('.folia-sidebar').getByRole('link')).toContainText(['New in v2 en']);
  },
);
