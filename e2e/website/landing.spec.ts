import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { watchLayoutShift } from '../harness/layout-shift';
import { addressOfNewTab } from '../harness/new-tab';
import { hydrated, markDocument } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { expect, test } from '../harness/website-test';
import { routes } from './routes';

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

test.describe('texts and links of the hero', requirement('LD-04'), () => {
  for (const text of Object.values(texts))
    test(
      `/${text.path} has logo, title, subtitle, description and two buttons`,
      requirement('LD-01'),
      async ({ page }) => {
        await open(page, text.path);
        const hero = page.locator('.landing-hero');
        await expect(hero.getByRole('heading', { level: 1 })).toHaveText(`Rslib${text.subtitle}`);
        await expect(hero.locator('> p')).toHaveText(text.slogan);
        await expect(hero.locator('.landing-mark')).toBeVisible();
        const buttons = hero.locator('.landing-button');
        await expect(buttons).toHaveText([text.introduction, text.quickStart]);
        await expect(buttons.nth(0)).toHaveAttribute('href', `${text.home}guide/start/`);
        await expect(buttons.nth(0)).toHaveAttribute('aria-description', 'Get Started');
        await expect(buttons.nth(1)).toHaveAttribute('href', `${text.home}guide/start/quick-start`);
        await expect(buttons.nth(1)).toHaveAttribute('aria-description', 'Learn More');
      },
    );

  test(
    'the buttons are links: a click stays in the document, a modified one opens a tab; decoration is hidden',
    requirement('AX-10'),
    async ({ page, context }) => {
      await open(page);
      for (const decoration of ['.landing-stars', '.landing-background', '.landing-oval'])
        await expect(page.locator(decoration)).toHaveAttribute('aria-hidden', 'true');
      for (const [index, target] of [/\/guide\/start\/$/, /\/guide\/start\/quick-start$/].entries()) {
        const link = page.locator('.landing-hero').getByRole('link').nth(index);
        expect(await addressOfNewTab(context, () => link.click({ modifiers: ['ControlOrMeta'] }))).toMatch(target);
        const isSameDocument = await markDocument(page);
        await link.click();
        await expect(page).toHaveURL(target);
        expect(await isSameDocument()).toBe(true);
        await page.goBack();
      }
    },
  );
});

for (const [language, text] of Object.entries(texts)) {
  test(
    `/${text.path} background, hero, panel, comparison, reasons, tool stack, footer, in this order; the cards are those of the frontmatter`,
    requirement('LD-15', 'LD-18'),
    async ({ page }) => {
      await page.goto(text.path);
      for (const card of await page.locator('.landing-showcase a').all())
        await expect(card).toHaveAccessibleDescription(text.path ? '在新标签页中打开' : 'Opens in a new tab');
      const order = await page.evaluate(() =>
        [
          '.landing-background',
          '.landing-hero',
          '.landing-panel',
          '.landing-comparison',
          '.landing-features',
          '.landing-stack',
          'footer',
        ]
          .map((selector) => document.querySelector(selector))
          .map((element, index, all) => {
            const next = all[index + 1];
            return (
              element && (!next || Boolean(element.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING))
            );
          }),
      );
      expect(order).toEqual(Array(7).fill(true));
      await expect(page.locator('.landing-stack').getByRole('heading', { level: 2 })).toHaveText(text.stack);
      await expect(page.locator('.landing-stack > p')).toHaveText(text.stackText);
      await expect(page.locator('.landing-stack li')).toHaveCount(5);
      await expect(page.locator('footer')).toContainText('2024');

      const features = featuresOf(language);
      expect(features).toHaveLength(6);
      const cards = page.locator('.landing-card');
      await expect(cards.getByRole('heading', { level: 3 })).toHaveText(features.map(({ title }) => title));
      await expect(cards.locator('p')).toHaveText(features.map(({ details }) => details));
      const hrefs = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('href')));
      expect(hrefs).toEqual(features.map(({ link }) => text.home + link.slice(1)));
      for (const href of hrefs) expect(routes).toContain(href);
    },
  );
}

interface Feature {
  title: string;
  details: string;
  link: string;
}

/** The feature cards, as they are written in the frontmatter of a home page. */
function featuresOf(language: string): Feature[] {
  const file = new URL(`../../website/docs/${language}/index.mdx`, import.meta.url);
  const [, frontmatter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const value = (item: string, name: string) =>
    new RegExp(`^\\s*${name}: (.*)$`, 'm').exec(item)?.[1]?.replace(/^(['"])(.*)\1$/, '$2') ?? '';
  return frontmatter
    .split(/^ {2}- /m)
    .slice(1)
    .map((item) => ({ title: value(item, 'title'), details: value(item, 'details'), link: value(item, 'link') }));
}

test('switches of the panel choose among real builds, the result is announced, and files can be read', async ({
  page,
  traffic,
}) => {
  await open(page);
  const panel = page.getByRole('region', { name: 'One config, and the files it builds' });
  const files = panel.getByRole('list').getByRole('button');
  await expect(files).toHaveText([/^index\.js/, /^index\.cjs/, /^index\.d\.ts/, /^clamp\.d\.ts/, /^mix\.d\.ts/]);
  await panel.getByLabel('dts').uncheck();
  await panel.getByLabel('cjs').uncheck();
  await panel.getByLabel('minify').press('Space');
  await expect(files).toHaveText([/^index\.js/]);
  await expect(panel.locator('.landing-result')).toContainText('1 file,');
  await expect(page.getByRole('status')).toContainText('1 file,');
  await expect(panel.getByRole('region', { name: 'rslib.config.ts' })).toContainText('minify: true');
  await panel.getByLabel('umd').check();
  await files.filter({ hasText: 'umd/' }).click();
  await expect(panel.getByRole('region', { name: 'dist/umd/index.js' })).toContainText('exports.mixer');
  const matrix = (await traffic.loaded()).filter(({ url }) => /matrix|builds/.test(url));
  expect(matrix.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(25_000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the panel shows one result and no switches', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('.landing-tree button')).toHaveCount(5);
    await expect(page.locator('.landing-pane').last()).toContainText('export { clamp, mix }');
    await expect(page.locator('.landing-switches')).toBeHidden();
  });
});

test('the command is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.locator('.landing-command button').click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm create rslib@latest');
});

test('nothing jumps while the page loads and is hydrated, and the images are small', async ({
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
  test('logo 100 high, title 32, buttons below each other', requirement('LD-17'), async ({ page }) => {
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

for (const [path, footer] of [
  ['', 'footer'],
  ['zh/', 'footer'],
  ['guide/start/quick-start', '.folia-page-footer'],
] as const)
  test(`/${path}?footer=0 has no footer`, requirement('UI-04'), async ({ page }) => {
    await open(page, path);
    await expect(page.locator(footer)).toBeVisible();
    await open(page, `${path}?footer=0`);
    await expect(page.locator(footer)).toHaveCount(0);
    await expect(page.locator('.folia-last-updated, .folia-edit-link, .folia-prev-next')).toHaveCount(0);
  });
