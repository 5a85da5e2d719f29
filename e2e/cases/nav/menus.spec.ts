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

test.describe('by mouse', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('guide/');
    await hydrated(page);
  });

  test('NV-05 LG-05 opens under the pointer and closes when it leaves, one at a time', async ({ page }) => {
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

  test('AX-07 a click keeps it open, the next closes it; a click elsewhere closes it too', async ({ page }) => {
    await title(api(page)).click();
    await isOpen(api(page));
    await page.mouse.move(600, 600);
    await isOpen(api(page));
    await title(api(page)).click();
    await isClosed(api(page));
    await title(api(page)).click();
    await isOpen(api(page));
    await page.mouse.click(600, 600);
    await isClosed(api(page));
  });

  test('AX-07 Escape closes what the mouse opened, and the pointer may rest there', async ({ page }) => {
    await title(api(page)).hover();
    await isOpen(api(page));
    await page.keyboard.press('Escape');
    await isClosed(api(page));
    await title(api(page)).hover({ position: { x: 4, y: 4 } });
    await isClosed(api(page));
  });

  test('NV-05 a link in it leads on, and the menu closes', async ({ page }) => {
    await title(api(page)).hover();
    await api(page).getByRole('link', { name: 'Deep' }).click();
    await expect(page).toHaveURL(/\/api\/deep$/);
    await isClosed(api(page));
  });
});

test('NV-05 a menu under a pointer that was there before the page was hydrated opens too', async ({ page }) => {
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

  test('AX-07 opens when the Tab key reaches it, stays on Enter, closes on the next and when the focus leaves', async ({
    page,
  }) => {
    await tabTo(title(api(page)));
    await isOpen(api(page));
    await page.keyboard.press('Enter');
    await isOpen(api(page));
    await page.keyboard.press('Enter');
    await isClosed(api(page));
    await page.keyboard.press('Space');
    await isOpen(api(page));
    await page.keyboard.press('Tab');
    await expect(api(page).getByRole('link', { name: 'Overview' })).toBeFocused();
    await tabTo(page.locator('.folia-nav').getByRole('link', { name: 'Elsewhere' }));
    await isClosed(api(page));
  });

  test('AX-07 Escape closes it and the focus is back on its title', async ({ page }) => {
    await tabTo(title(api(page)));
    await isOpen(api(page));
    await tabTo(api(page).getByRole('link', { name: 'Deep' }));
    await isOpen(api(page));
    await page.keyboard.press('Escape');
    await isClosed(api(page));
    await expect(title(api(page))).toBeFocused();
    await page.keyboard.press('Enter');
    await isOpen(api(page));
  });

  test('AX-07 LG-05 Enter on an entry follows it', async ({ page }) => {
    await tabTo(title(language(page)));
    await isOpen(language(page));
    await tabTo(language(page).getByRole('link', { name: '简体中文' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/zh\/guide\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });

  test('the first thing the Tab key reaches leads to the content', requirement('AX-06'), async ({ page }) => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#folia-content')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.folia-header') ?? null)).toBeNull();
  });

  test('AX-07 AX-13 titles are named, and say so when they are open', async ({ page }) => {
    const names = page.locator('.folia-header-menu :is(summary, button):visible');
    expect(await names.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent?.trim()))).toEqual([
      'API',
      'More',
      'Language',
      expect.stringMatching(/^Appearance/),
    ]);
    await title(language(page)).hover();
    await isOpen(language(page));
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('NV-05 AX-07 a tap opens, the next closes, a tap elsewhere closes', async ({ page }) => {
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

  test('NV-05 LG-05 menus open on a click, one at a time, and their links work', async ({ page }) => {
    await page.goto('guide/');
    await title(language(page)).click();
    await expect(language(page).locator('[aria-current]')).toHaveText('English');
    await title(api(page)).click();
    await expect(language(page).locator('.folia-menu-panel')).toBeHidden();
    await api(page).getByRole('link', { name: 'Deep' }).click();
    await expect(page).toHaveURL(/\/api\/deep$/);
  });
});
