import type { Page } from '@playwright/test';
import { watchLayoutShift } from '../harness/layout-shift';
import { addressOfNewTab } from '../harness/new-tab';
import { hydrated, markDocument } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';

const texts = {
  en: {
    path: '',
    home: '/',
    subtitle: 'The Rsbuild-based Library Build Tool',
    slogan: 'Leverage the knowledge and ecosystem of webpack and Rspack',
    introduction: 'Introduction',
    quickStart: 'Quick Start',
    stack: 'Tool Stack',
    stackText: 'High-performance tool stack built around Rspack to boost modern web development',
  },
  zh: {
    path: 'zh/',
    home: '/zh/',
    subtitle: '基于 Rsbuild 的库构建工具',
    slogan: '复用 webpack 和 Rspack 的知识和生态',
    introduction: '介绍',
    quickStart: '快速上手',
    stack: '工具栈',
    stackText: '围绕 Rspack 打造的高性能工具栈，助力现代 Web 开发',
  },
} as const;

const open = async (page: Page, path = '') => {
  await page.goto(path);
  await hydrated(page);
};

for (const text of Object.values(texts)) {
  test(`LD-01 LD-04 C-05 /${text.path} the hero says what the product is`, async ({ page }) => {
    await open(page, text.path);
    const hero = page.locator('.landing-hero');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(`Rslib${text.subtitle}`);
    await expect(hero.locator('> p')).toHaveText(text.slogan);
    await expect(hero.locator('.landing-mark')).toBeVisible();
    const [first, second] = [hero.locator('.landing-button').nth(0), hero.locator('.landing-button').nth(1)];
    await expect(first).toHaveText(text.introduction);
    await expect(first).toHaveAttribute('href', `${text.home}guide/start/`);
    await expect(first).toHaveAttribute('aria-description', 'Get Started');
    await expect(second).toHaveText(text.quickStart);
    await expect(second).toHaveAttribute('href', `${text.home}guide/start/quick-start`);
    await expect(second).toHaveAttribute('aria-description', 'Learn More');
  });

  test(`LD-15 /${text.path} ground, hero, proof, reasons, tool stack, footer, in this order`, async ({ page }) => {
    await open(page, text.path);
    const order = await page.evaluate(() =>
      ['.landing-background', '.landing-hero', '.landing-formats', '.landing-features', '.landing-stack', 'footer']
        .map((selector) => document.querySelector(selector))
        .map((element, index, all) => {
          const next = all[index + 1];
          return (
            element && (!next || Boolean(element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING))
          );
        }),
    );
    expect(order).toEqual([true, true, true, true, true, true]);
    await expect(page.locator('.landing-stack').getByRole('heading', { level: 2 })).toHaveText(text.stack);
    await expect(page.locator('.landing-stack > p')).toHaveText(text.stackText);
    await expect(page.locator('.landing-stack li')).toHaveCount(5);
    await expect(page.locator('footer')).toContainText('2024');
  });

  test(`LD-18 C-35 /${text.path} every card leads to a guide that exists`, async ({ page }) => {
    await open(page, text.path);
    const cards = page.locator('.landing-card');
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      const href = await card.getAttribute('href');
      expect(href?.startsWith(text.home)).toBe(true);
      expect((await page.request.get(href ?? '')).status(), href ?? '').toBe(200);
    }
  });
}

test(
  'LD-04 the buttons are links: a click stays in the document, a modified one opens a tab',
  requirement('AX-10'),
  async ({ page, context }) => {
    await open(page);
    const first = page.locator('.landing-hero').getByRole('link', { name: 'Introduction' });
    const asked = await addressOfNewTab(context, () => first.click({ modifiers: ['ControlOrMeta'] }));
    expect(asked).toMatch(/\/guide\/start\/$/);
    const isSameDocument = await markDocument(page);
    await first.click();
    await expect(page).toHaveURL(/\/guide\/start\/$/);
    expect(await isSameDocument()).toBe(true);
  },
);

test('one config, every format: the tabs show what was really built', async ({ page }) => {
  await open(page);
  const panel = page.locator('.landing-panel');
  await expect(panel.getByText("format: 'umd'")).toBeVisible();
  for (const [tab, file, code] of [
    ['CJS', 'dist/index.cjs', 'exports.clamp'],
    ['UMD', 'dist/umd/index.js', "'function' == typeof define"],
    ['.d.ts', 'dist/index.d.ts', 'export declare function clamp'],
    ['ESM', 'dist/index.js', 'export { clamp, mix };'],
  ] as const) {
    await panel.getByRole('tab', { name: tab, exact: true }).click();
    await expect(panel.getByText(file, { exact: true })).toBeVisible();
    await expect(panel.locator('pre', { hasText: code }).filter({ visible: true }).first()).toBeVisible();
  }
  await panel.getByRole('tab', { name: 'src/index.ts' }).click();
  await expect(panel.getByText('export function clamp').filter({ visible: true })).toBeVisible();
});

test('the command is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.locator('.landing-command button').click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm create rslib@latest');
});

test('nothing jumps while the page loads and is hydrated, and the drawings are small', async ({
  page,
  traffic,
  server,
}) => {
  const shiftOf = await watchLayoutShift(page);
  await open(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      page
        .locator('.landing-showcase img')
        .evaluateAll((all: HTMLImageElement[]) => all.every((each) => each.complete)),
    )
    .toBe(true);
  expect(await shiftOf()).toBe(0);
  const pictures = (await traffic.loaded()).filter(({ type }) => type === 'image');
  expect(pictures.length).toBeGreaterThanOrEqual(6);
  expect(pictures.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(30_000);
  expect(traffic.urls().filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'))).toEqual([]);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 600, height: 800 } });
  test('LD-05 logo 100 high, title 32, buttons below each other, no stars', requirement('LD-17'), async ({ page }) => {
    await open(page);
    const mark = await page.locator('.landing-mark').boundingBox();
    expect(mark?.height).toBe(100);
    await expect(page.locator('.landing-title')).toHaveCSS('font-size', '32px');
    const [first, second] = await Promise.all(
      [0, 1].map((index) => page.locator('.landing-button').nth(index).boundingBox()),
    );
    expect(first?.width).toBe(second?.width);
    expect(first?.width).toBeGreaterThan(500);
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    await expect(page.locator('.landing-stars')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

for (const path of ['', 'zh/'])
  test(`/${path}?footer=0 has no footer`, requirement('UI-04'), async ({ page }) => {
    await open(page, `${path}?footer=0`);
    await expect(page.locator('footer')).toHaveCount(0);
    await open(page, path);
    await expect(page.locator('footer')).toBeVisible();
  });
