import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { tabTo } from '../../harness/keys';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const api = (page: Page) => page.locator('.folia-menu').filter({ hasText: 'Tutorials' });
const language = (page: Page) => page.locator('.folia-menu').filter({ hasText: '简体中文' });
const title = (menu: ReturnType<typeof api>) => menu.locator('summary');

async function isOpen(menu: ReturnType<typeof api>): Promise<void> {
  await expect(menu).toHaveAttribute('open', '');
  await expect(title(menu)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.locator('.folia-menu-panel')).toBeVisible();
}

async function isClosed(menu: ReturnType<typeof api>): Promise<void> {
  await expect(menu).not.toHaveAttribute('open');
  await expect(title(menu)).toHaveAttribute('aria-expanded', 'false');
  await expect(menu.locator('.folia-menu-panel')).toBeHidden();
}

for (const { what, from, path, name } of [
  { what: 'an item of the header', from: 'site', path: 'guide/', name: 'API' },
  { what: 'the language menu', from: 'site', path: 'guide/', name: 'Language' },
  { what: 'the version menu', from: '../versions/site', path: 'guide/start', name: 'Version v2' },
  { what: 'social links', from: '../social/site', path: '', name: 'More links' },
])
  test(`${what}: opens by focus, Enter, Space and click, and closes on Escape`, {
    ...(from.startsWith('..') ? { tag: '@all' } : {}),
    ...requirement('AX-07'),
  }, async ({ page, sites }) => {
    const { url } = await sites.running(join(import.meta.dirname, from));
    await page.goto(url + path);
    await hydrated(page);
    const summary = page.locator('.folia-header summary').and(page.getByLabel(name).or(page.getByText(name)));
    const panel = summary.locator('xpath=following-sibling::*[1]');
    const expectOpen = async (open: boolean) => {
      await expect(summary).toHaveAttribute('aria-expanded', String(open));
      await expect(panel).toBeVisible({ visible: open });
    };
    await tabTo(summary);
    await expectOpen(true);
    // It has opened by focus: a first press keeps it open.
    await page.keyboard.press('Enter');
    await expectOpen(true);
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press('Escape');
      await expectOpen(false);
      await expect(summary).toBeFocused();
      await page.keyboard.press(key);
      await expectOpen(true);
      await page.keyboard.press(key);
      await expectOpen(false);
      await page.keyboard.press(key);
      await expectOpen(true);
    }
    await page.keyboard.press('Escape');
    await expectOpen(false);
    await summary.click();
    await page.mouse.move(600, 600);
    await expectOpen(true);
    await page.keyboard.press('Escape');
    await expectOpen(false);
  });

test.describe('by mouse', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('guide/');
    await hydrated(page);
  });

  test('a dropdown opens under the pointer and closes when it leaves, one at a time', async ({ page }) => {
    await title(api(page)).hover();
    await isOpen(api(page));
    await api(page).getByRole('link', { name: 'Deep' }).hover();
    await isOpen(api(page));
    await title(language(page)).hover();
    await isOpen(language(page));
    await isClosed(api(page));
    await page.mouse.move(600, 600);
    await isClosed(language(page));
  });

  test('a click keeps it open, the next closes it; a click elsewhere closes it, too', { tag: '@all' }, async ({
    page,
  }) => {
    await title(api(page)).click();
    await page.mouse.move(600, 600);
    await isOpen(api(page));
    await title(api(page)).click();
    await isClosed(api(page));
    await title(api(page)).click();
    await isOpen(api(page));
    await page.mouse.click(600, 600);
    await isClosed(api(page));
  });

  test('Escape closes what the pointer opened, also while the pointer is still there', { tag: '@all' }, async ({
    page,
  }) => {
    await title(api(page)).hover();
    await isOpen(api(page));
    await page.keyboard.press('Escape');
    await isClosed(api(page));
    await title(api(page)).hover({ position: { x: 4, y: 4 } });
    await isClosed(api(page));
  });

  test('a link in it navigates, and the dropdown closes', async ({ page }) => {
    await title(api(page)).hover();
    await api(page).getByRole('link', { name: 'Deep' }).click();
    await expect(page).toHaveURL(/\/api\/deep$/);
    await isClosed(api(page));
  });
});

test('a dropdown under a pointer that was there before hydration opens, too', { tag: '@all' }, async ({ page }) => {
  await page.goto('guide/');
  await title(api(page)).hover();
  await hydrated(page);
  await isOpen(api(page));
});

test.describe('by keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('guide/');
    await hydrated(page);
  });

  test('a dropdown closes when the focus leaves it, and on Escape inside it, which returns the focus', async ({
    page,
  }) => {
    await tabTo(title(api(page)));
    await tabTo(api(page).getByRole('link', { name: 'Deep' }));
    await isOpen(api(page));
    await page.keyboard.press('Escape');
    await isClosed(api(page));
    await expect(title(api(page))).toBeFocused();
    await page.keyboard.press('Enter');
    await isOpen(api(page));
    await tabTo(page.locator('.folia-nav').getByRole('link', { name: 'Elsewhere' }));
    await isClosed(api(page));
  });

  test('Enter on an entry follows it', { tag: '@all' }, async ({ page }) => {
    await tabTo(title(language(page)));
    await isOpen(language(page));
    await tabTo(language(page).getByRole('link', { name: '简体中文' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/zh\/guide\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });

  test(
    'the first press on Tab reaches the skip link, which leads to the content',
    requirement('AX-06'),
    async ({ page }) => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.locator('#folia-content')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.folia-header') ?? null)).toBeNull();
    },
  );

  test('dropdowns and switches have names', async ({ page }) => {
    const names = page.locator('.folia-header-menu :is(summary, button):visible');
    expect(await names.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent?.trim()))).toEqual([
      'API',
      'More',
      'Language',
      expect.stringMatching(/^Appearance/),
    ]);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens a dropdown, the next closes it, and so does a tap elsewhere', async ({ page }) => {
    await page.goto('guide/');
    await hydrated(page);
    await title(api(page)).tap();
    await isOpen(api(page));
    await title(api(page)).tap();
    await isClosed(api(page));
    await title(language(page)).tap();
    await isOpen(language(page));
    await page.touchscreen.tap(600, 600);
    await isClosed(language(page));
    await title(api(page)).tap();
    await api(page).getByRole('link', { name: 'Deep' }).tap();
    await expect(page).toHaveURL(/\/api\/deep$/);
    await isClosed(api(page));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('dropdowns open on a click, one at a time, and their links work', { tag: '@all' }, async ({ page }) => {
    await page.goto('guide/');
    await title(language(page)).click();
    await expect(language(page).locator('[aria-current]')).toHaveText('English');
    await title(api(page)).click();
    await expect(language(page).locator('.folia-menu-panel')).toBeHidden();
    await api(page).getByRole('link', { name: 'Deep' }).click();
    await expect(page).toHaveURL(/\/api\/deep$/);
  });
});
