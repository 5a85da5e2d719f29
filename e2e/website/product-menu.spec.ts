import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { hydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';
import { routes } from './routes';

const button = (page: Page) => page.locator('.folia-product-menu');
const panel = (page: Page) => page.locator('.folia-product-panel');
const tools = ['Rspack', 'Rsbuild', 'Rspress', 'Rslib', 'Rsdoctor', 'Awesome Rspack'];

const open = async (page: Page, path = 'guide/start/') => {
  await page.goto(path);
  await hydrated(page);
  await button(page).hover();
  await expect(panel(page)).toBeVisible();
};

test('FM-01 every page has the button, at the left of the logo', async ({ request }) => {
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    expect(html.indexOf('folia-product-menu'), route).toBeGreaterThan(0);
    expect(html.indexOf('folia-product-menu'), route).toBeLessThan(html.indexOf('folia-logo'));
  }
});

test(
  'FM-13 a round button of 36; the panel of 552 below it, left edges in line, no arrow',
  requirement('FM-01'),
  async ({ page }) => {
    await open(page);
    const [from, box] = [await button(page).boundingBox(), await panel(page).boundingBox()];
    expect([from?.width, from?.height]).toEqual([36, 36]);
    await expect(button(page)).toHaveCSS('border-radius', '50%');
    expect(box?.width).toBe(552);
    expect(box?.x).toBeCloseTo(from?.x ?? 0, 0);
    expect(box?.y).toBeGreaterThan((from?.y ?? 0) + 36);
    await expect(panel(page)).toHaveCSS('border-radius', '24px');
    const columns = await panel(page)
      .locator('ul')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(columns).toBe('240px 240px');
    expect(await panel(page).evaluate((each) => getComputedStyle(each, '::before').content)).toBe('none');
  },
);

test('FM-02 FM-03 FM-18 AX-02 hover opens, Escape closes, the state is told', async ({ page }) => {
  await page.goto('guide/start/');
  await hydrated(page);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(button(page)).toHaveAccessibleName('Related tools');
  await button(page).hover();
  await expect(panel(page)).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link').first()).toBeFocused();
});

for (const [path, first] of [
  ['guide/start/', 'Fast bundler written in Rust'],
  ['zh/guide/start/', '基于 Rust 的高性能打包工具'],
] as const)
  test(`FM-05 FM-06 FM-07 FM-11 /${path} six tools in order, each with text, picture and a new tab`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(panel(page).locator('li strong')).toHaveText(tools);
    await expect(panel(page).locator('li small').first()).toHaveText(first);
    await expect(panel(page).getByRole('link').first()).toHaveAttribute('href', 'https://github.com/web-infra-dev');
    for (const link of await panel(page).getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      const image = link.locator('img');
      await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(1);
    }
  });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('FM-13 the panel stands on a ground of the appearance', async ({ page }) => {
      await open(page);
      const lightness = await panel(page).evaluate(
        (each) => /[\d.]+/.exec(getComputedStyle(each).backgroundColor)?.[0],
      );
      expect(Number(lightness) > 0.5).toBe(colorScheme === 'light');
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 }, hasTouch: true });
  test('FM-13 FM-18 a tap opens it, 80 % of the window wide, in one column', async ({ page }) => {
    await page.goto('zh/');
    await hydrated(page);
    await button(page).tap();
    await expect(panel(page)).toBeVisible();
    const box = await panel(page).boundingBox();
    expect(box?.width).toBeCloseTo(300, 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(760);
    await button(page).tap();
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('checked by axe', () => {
  test.use({ bypassCSP: true });
  test('AX-02 the open menu has no violation', async ({ page }) => {
    await open(page);
    await page.addScriptTag({
      content: readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
    });
    const found = await page.evaluate(async () => {
      // axe-core puts itself on the window
      const { axe } = window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
      return (await axe.run()).violations.map(({ id }) => id);
    });
    expect(found).toEqual([]);
  });
});

for (const [path, names] of [
  ['', ['Fast bundler written in Rust', 'Build tool for library authors']],
  ['zh/', ['基于 Rust 的高性能打包工具', '为库作者准备的构建工具']],
] as const)
  test(`FM-15 FM-16 FM-17 /${path} five cards in order, in the page's language`, async ({ page }) => {
    await page.goto(path);
    const cards = page.locator('.landing-showcase a');
    await expect(cards.locator('strong')).toHaveText(['Rspack', 'Rsbuild', 'Rspress', 'Rsdoctor', 'Rslib']);
    await expect(cards.first()).toContainText(names[0]);
    await expect(cards.last()).toContainText(names[1]);
    for (const card of await cards.all()) {
      await expect(card).toHaveAttribute('target', '_blank');
      await expect(card.locator('img')).toHaveAttribute('loading', 'lazy');
    }
  });

test('FM-17 cards grow by 4 % under the pointer, and stand in one column at 600', async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  const card = page.locator('.landing-showcase a').first();
  await card.hover();
  await expect(card).toHaveCSS('scale', '1.04');
  await page.setViewportSize({ width: 600, height: 800 });
  const columns = await page
    .locator('.landing-showcase')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns);
  expect(columns.split(' ')).toHaveLength(1);
});
