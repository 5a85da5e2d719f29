import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { sidebarOf } from '../../harness/sidebar';
import { expect, test } from '../../harness/test';

const sizes = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

/** How far the page can be scrolled sideways. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} has no box.`);
  return { ...box, end: box.x + box.width };
};

for (const viewport of sizes)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of ['', 'guide/start'])
      test(`/${path} is written from right to left and does not scroll sideways`, {
        tag: (path === '') === (viewport.width === 360) ? [] : '@all',
      }, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.locator('body')).toHaveCSS('direction', 'rtl');
        expect(await excess(page)).toBeLessThanOrEqual(0);
        const [logo, tools] = [
          await boxOf(page, '.folia-logo'),
          await boxOf(page, '.folia-header button >> visible=true'),
        ];
        expect(logo.x).toBeGreaterThan(tools.x);
      });

    test('code is read from left to right, with its buttons at the end of the lines', {
      tag: viewport.width === 360 ? [] : '@all',
    }, async ({ page }) => {
      await page.goto('guide/start');
      await hydrated(page);
      await expect(page.locator('.folia-code pre').first()).toHaveCSS('direction', 'ltr');
      await expect(page.locator('.folia-doc p code').first()).toHaveCSS('direction', 'ltr');
      const [code, word] = [await boxOf(page, '.folia-code'), await boxOf(page, '.folia-code .line span')];
      expect(word.x - code.x).toBeLessThan(40);
      await page.locator('.folia-code').first().hover();
      const buttons = await boxOf(page, '.folia-code-buttons');
      expect(code.end - buttons.end).toBeLessThan(20);
    });

    test('the arrow keys of tabs follow the order on the screen', {
      tag: viewport.width === 360 ? '@all' : [],
    }, async ({ page }) => {
      await page.goto('guide/start');
      await hydrated(page);
      const tab = (name: string) => page.getByRole('tab', { name, exact: true });
      await tab('الأول').focus();
      await page.keyboard.press('ArrowLeft');
      await expect(tab('الثاني')).toBeFocused();
      await expect(tab('الثاني')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowRight');
      await expect(tab('الأول')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(tab('الثالث')).toBeFocused();
    });
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the sidebar is at the right, the outline at the left, and closed groups point to the left', async ({
    page,
  }) => {
    await page.goto('guide/start');
    await hydrated(page);
    const [sidebar, article, outline] = [
      await boxOf(page, '.folia-sidebar'),
      await boxOf(page, '.folia-doc'),
      await boxOf(page, '.folia-outline'),
    ];
    expect(sidebar.x).toBeGreaterThanOrEqual(article.end);
    expect(outline.end).toBeLessThanOrEqual(article.x);
    const group = sidebarOf(page).locator('details').last();
    await group.locator('summary').click();
    await expect(group.locator('summary .folia-icon')).toHaveCSS('rotate', '180deg');
  });

  test('a page of another language turns the document round', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/pl/guide/start"]')?.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Szybki start/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.locator('body')).toHaveCSS('direction', 'ltr');
    const [sidebar, article] = [await boxOf(page, '.folia-sidebar'), await boxOf(page, '.folia-doc')];
    expect(sidebar.end).toBeLessThanOrEqual(article.x);
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the drawer comes from the right, and the outline is below its button at the left', async ({ page }) => {
    await page.goto('guide/start');
    await hydrated(page);
    await page.getByRole('button', { name: 'القائمة', exact: true }).click();
    // beside the scroll bar
    const { end } = await boxOf(page, '.folia-header');
    await expect.poll(async () => (await boxOf(page, '.folia-sidebar')).end).toBe(end);
    expect((await boxOf(page, '.folia-sidebar')).x).toBeGreaterThan(40);
    await page.getByRole('button', { name: 'إغلاق القائمة' }).click();
    await page.getByRole('button', { name: 'في هذه الصفحة' }).click();
    await expect.poll(async () => (await boxOf(page, '.folia-outline')).x).toBe(8);
  });
});
