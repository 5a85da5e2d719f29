import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violationsOf } from '../../harness/axe';
import { watchLayoutShift } from '../../harness/layout-shift';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const banner = (page: Page) => page.locator('.folia-banner');
const close = (page: Page) => banner(page).getByRole('button');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('its options', requirement('BN-01'), () => {
  test.describe('look and address', requirement('BN-05'), () => {
    test('above the header: 36 px, bold text in the middle, the button at the right', async ({ page }) => {
      await page.goto('');
      const region = page.getByRole('complementary', { name: 'Announcement' });
      const link = region.getByRole('link', { name: 'Everything is new' });
      await expect(link).toBeVisible();
      const boxes = await page.evaluate(() =>
        ['.folia-banner', '.folia-header', '.folia-banner a', '.folia-banner button'].map((selector) => {
          const { top, height, left, right } =
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return { top, height, left, right };
        }),
      );
      const [whole, header, text, button] = boxes as [DOMRect, DOMRect, DOMRect, DOMRect];
      expect([whole.top, whole.height, header.top]).toEqual([0, 36, 36]);
      expect(Math.abs(text.left + text.right - whole.left - whole.right)).toBeLessThan(2);
      expect(whole.right - button.right).toBeLessThan(16);
      expect(button.height).toBeGreaterThanOrEqual(24);
      expect(await link.evaluate((element) => Number(getComputedStyle(element).fontWeight))).toBeGreaterThanOrEqual(
        600,
      );
    });

    test('text and address are those of the language of the page', async ({ page }) => {
      await page.goto('');
      await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/docs/target');
      await page.goto('zh/');
      const link = page.getByRole('complementary', { name: '公告' }).getByRole('link', { name: '全新版本已经发布' });
      await expect(link).toHaveAttribute('href', '/docs/zh/target');
      await hydrated(page);
      const isSameDocument = await markDocument(page);
      await link.click();
      await expect(page.getByText('横幅指向这里。')).toBeVisible();
      expect(await isSameDocument()).toBe(true);
    });
  });

  test(
    'closed for good, on every page, after a reload, and as text `true`',
    requirement('BN-02', 'BN-03'),
    async ({ page }) => {
      await page.goto('');
      await hydrated(page);
      expect(await stored(page, 'notice-closed')).toBe(null);
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(banner(page)).toBeHidden();
      expect(await stored(page, 'notice-closed')).toBe('true');
      await expect
        .poll(() => page.locator('.folia-header').evaluate((header) => header.getBoundingClientRect().top))
        .toBe(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner(page)).toBeHidden();
      await hydrated(page);
      await expect(banner(page)).toBeHidden();
      await page.getByRole('link', { name: 'On', exact: true }).click();
      await expect(page.getByText('What the banner leads to.')).toBeVisible();
      await expect(banner(page)).toBeHidden();
    },
  );

  test(
    '`display: false` shows nothing, and a slot for home pages shows it on home pages only',
    requirement('BN-04'),
    async ({ page, sites }) => {
      await page.goto('de/');
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      const { url } = await sites.running(join(import.meta.dirname, 'site-home'));
      await page.goto(url);
      await hydrated(page);
      await expect(banner(page)).toBeVisible();
      await banner(page).getByRole('link').click();
      await expect(page.getByText('What the banner leads to.')).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
    },
  );
});

test('a language with a key of its own has a banner of its own, also without a reload', async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await close(page).click();
  await expect(banner(page)).toBeHidden();
  const isSameDocument = await markDocument(page);
  for (const [lang, name, visible] of [
    ['zh', '简体中文', true],
    ['en', 'English', false],
  ] as const) {
    await page.locator('.folia-header summary').first().click();
    await page.locator('.folia-header').getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(banner(page)).toBeVisible({ visible });
  }
  expect(await isSameDocument()).toBe(true);
  await page.goto('zh/');
  await expect(banner(page)).toBeVisible();
});

test('any other stored text does not hide it', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('notice-closed', 'yes'));
  await page.goto('');
  await expect(banner(page)).toBeVisible();
  await hydrated(page);
  await expect(banner(page)).toBeVisible();
});

test.describe('before it is known whether it is shown', requirement('BN-06'), () => {
  for (const closed of [false, true])
    test(`nothing moves and nothing flashes when it is ${closed ? 'closed' : 'open'}`, async ({ page }) => {
      const shiftOf = await watchLayoutShift(page);
      await page.addInitScript((value) => {
        if (value) localStorage.setItem('notice-closed', 'true');
        const heights: number[] = [];
        Object.assign(window, { heights });
        // Once per frame, from the first one on.
        const look = () => {
          const element = document.querySelector('.folia-banner');
          if (element) heights.push(element.getBoundingClientRect().height);
          requestAnimationFrame(look);
        };
        look();
      }, closed);
      await page.goto('');
      await hydrated(page);
      // Put there by the script above.
      const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights);
      expect(heights.length).toBeGreaterThan(0);
      expect([...new Set(heights)]).toEqual([closed ? 0 : 36]);
      expect(await shiftOf()).toBe(0);
    });

  test('without JavaScript, when it could not be closed, it is hidden', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await context.close();
  });
});

test(
  'blocked storage: it closes for this visit, without an exception',
  requirement('BN-07'),
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(/Storage is not available for this site/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('');
    await hydrated(page);
    await expect(banner(page)).toBeVisible();
    await close(page).click();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('link', { name: 'On', exact: true }).click();
    await expect(page.getByText('What the banner leads to.')).toBeVisible();
    await expect(banner(page)).toBeHidden();
  },
);

test(
  'by keyboard: the button is reached after the link, and reading goes on in the header',
  requirement('BN-09'),
  async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    await banner(page).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(close(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(page.locator('.folia-header a').first()).toBeFocused();
  },
);

test('a site without a theme file shows its banner, and keeps it closed', async ({ page, sites }) => {
  const { url } = await sites.running(join(import.meta.dirname, '../browsers/site'));
  await page.goto(`${url}guide/long`);
  await hydrated(page);
  await expect(banner(page).getByRole('link', { name: 'Everything is new' })).toBeVisible();
  await close(page).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(banner(page)).toBeHidden();
});

test('it scrolls away, the header stays', async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect
    .poll(() => page.locator('.folia-header').evaluate((header) => header.getBoundingClientRect().top))
    .toBe(0);
  await expect(banner(page)).not.toBeInViewport();
});

test('it is hidden together with the header', async ({ page }) => {
  await page.goto('?navbar=0');
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
});

test('axe finds nothing, and nothing is too wide for a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('');
  await hydrated(page);
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});
