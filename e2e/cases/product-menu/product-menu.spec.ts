import type { Page } from '@playwright/test';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const button = (page: Page) => page.locator('.folia-product-menu');
const panel = (page: Page) => page.locator('.folia-product-panel');
const entry = (page: Page, name: string) =>
  panel(page)
    .locator('li a')
    .filter({ has: page.getByText(name, { exact: true }) });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
}

test.describe('texts and addresses', requirement('FM-11'), () => {
  test(
    'English pages: English texts and addresses where there are some, the base where not',
    requirement('FM-08', 'FM-10'),
    async ({ page }) => {
      await open(page, '');
      await expect(panel(page).getByRole('heading')).toHaveText(['Tools', '其他']);
      await expect(entry(page, 'One')).toContainText('The first tool');
      await expect(entry(page, 'One')).toHaveAttribute('href', 'https://one.example/en');
      await expect(entry(page, 'Two')).toContainText('第二个工具');
      await expect(entry(page, 'Two')).toHaveAttribute('href', 'https://two.example/');
    },
  );

  test('Chinese pages: the base texts and addresses', async ({ page }) => {
    await open(page, 'zh/');
    await expect(panel(page).getByRole('heading')).toHaveText(['工具', '其他']);
    await expect(entry(page, 'One')).toContainText('第一个工具');
    await expect(entry(page, 'One')).toHaveAttribute('href', 'https://one.example/zh');
    await expect(entry(page, 'Three')).toContainText('第三个');
  });
});

test('without a language the address decides, whatever the page speaks', async ({ page }) => {
  await open(page, 'guide/zh-notes');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(entry(page, 'One')).toContainText('第一个工具');
});

test('the menu follows a change of language without a reload', requirement('FM-14'), async ({ page }) => {
  await open(page, '');
  await expect(entry(page, 'One')).toContainText('The first tool');
  await page.keyboard.press('Escape');
  const isSameDocument = await markDocument(page);
  await page.locator('.folia-header summary[aria-label="Language"]').click();
  await page.locator('.folia-header').getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await button(page).click();
  await expect(entry(page, 'One')).toContainText('第一个工具');
  await expect(button(page)).toHaveAccessibleName('相关工具');
  expect(await isSameDocument()).toBe(true);
});

test(
  'a missing logo is a blank picture of one pixel; the scale is used; a file has the base',
  requirement('FM-09'),
  async ({ page }) => {
    await open(page, '');
    const [one, two] = [entry(page, 'One').locator('img'), entry(page, 'Two').locator('img')];
    await expect(two).toHaveAttribute('src', /^data:image\/gif;base64,/);
    await expect
      .poll(() => two.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([1, 1]);
    await expect(one).toHaveAttribute('src', '/docs/makers.svg');
    await expect(one).toHaveCSS('scale', '1.5');
    await expect(two).toHaveCSS('scale', '1');
  },
);

test('header and tools open in a new tab', async ({ page }) => {
  await open(page, '');
  const header = panel(page).getByRole('link', { name: 'The makers' });
  await expect(header).toHaveAttribute('href', 'https://code.example/makers');
  await expect(header.locator('img')).toHaveAttribute('src', '/docs/makers.svg');
  for (const link of await panel(page).getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test(
  'with the focus trigger it opens on focus, and closes on Escape and on going on',
  requirement('AX-02'),
  async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    await button(page).focus();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(panel(page)).toBeHidden();
  },
);

test('a first press before the page is hydrated is not lost', async ({ page }) => {
  await page.goto('');
  await button(page).click();
  await expect(panel(page)).toBeVisible();
});

test('code and data are loaded when a user reaches for the menu', { tag: '@build-only' }, async ({ page, traffic }) => {
  await page.goto('');
  await hydrated(page);
  const loaded = () => traffic.urls().filter((url) => /\.js(on)?$/.test(url));
  for (const url of loaded()) expect(await (await page.request.get(url)).text()).not.toContain('one.example');
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  expect(loaded().some((url) => /\/data\/product-menu\.\w+\.json$/.test(url))).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a button that could do nothing is not shown', async ({ page }) => {
    await page.goto('');
    await expect(button(page)).toBeHidden();
    await expect(page.locator('.folia-logo')).toBeVisible();
  });
});
