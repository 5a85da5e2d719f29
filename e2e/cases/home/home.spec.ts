import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { searchDocuments } from '../../harness/search-documents';
import { expect, test } from '../../harness/test';

const hero = (page: Page) => page.locator('.folia-hero');
const card = (page: Page, title: string) => page.locator('.folia-feature').filter({ hasText: title });

test(
  'the hero shows name, text in lines, tagline, buttons and image',
  requirement('HM-01', 'HM-09'),
  async ({ page }) => {
    await page.goto('');
    await expect(page).toHaveTitle('Harbour - Ships come in');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(hero(page).locator('.folia-hero-name')).toHaveText('Harbour');
    const text = hero(page).locator('.folia-hero-text');
    expect(await text.evaluate((node: HTMLElement) => node.innerText)).toBe('Ships come in.\nShips go out.');
    const { height, line } = await text.evaluate((node) => ({
      height: node.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(node).lineHeight),
    }));
    expect(Math.round(height / line)).toBe(2);
    await expect(hero(page).locator('.folia-hero-tagline')).toHaveText('Quiet water for every keel.');
    await expect(hero(page).locator('.folia-hero-tagline em'), 'HTML in the hero').toHaveText('Quiet water');
    await expect(hero(page).getByRole('link')).toHaveText(['Come in', 'See the sea']);
    await expect(hero(page).getByRole('img', { name: 'A ship' })).toBeVisible();
    await page.goto('zh/');
    await expect(hero(page)).toBeVisible();
    await expect(hero(page).locator('img')).toHaveCount(0);
  },
);

test(
  'buttons are brand or alt; internal links get base and locale, external ones a tab of their own',
  requirement('HM-02'),
  async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    const inside = hero(page).getByRole('link', { name: 'Come in' });
    await expect(inside).toHaveAttribute('href', '/docs/guide');
    await expect(inside).toHaveAttribute('data-theme', 'brand');
    const outside = hero(page).getByRole('link', { name: 'See the sea' });
    await expect(outside).toHaveAttribute('href', 'https://example.org/sea');
    await expect(outside).toHaveAttribute('data-theme', 'alt');
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    const isSameDocument = await markDocument(page);
    await inside.click();
    await expect(page.getByText('How to come in.')).toBeVisible();
    expect(await isSameDocument()).toBe(true);
  },
);

test.describe('the image', requirement('HM-03'), () => {
  for (const [colorScheme, shown, hidden] of [
    ['light', 'day', 'night'],
    ['dark', 'night', 'day'],
  ] as const)
    test(`is the ${shown} in the ${colorScheme} appearance, 375 px wide and high`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('');
      const image = hero(page).locator(`img[src="/docs/${shown}.svg"]`);
      await expect(image).toBeVisible();
      await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.currentSrc)).toContain(`/${shown}.svg`);
      await expect(hero(page).locator(`img[src="/docs/${hidden}.svg"]`)).toBeHidden();
      expect(await image.boundingBox()).toMatchObject({ width: 375, height: 375 });
    });

  test('joins lists of sources and sizes, and adds the base', async ({ page }) => {
    await page.goto('');
    const image = hero(page).locator('img').first();
    await expect(image).toHaveAttribute('srcset', '/docs/day.svg 1x, /docs/day-large.svg 2x');
    await expect(image).toHaveAttribute('sizes', '(max-width: 640px) 60vw, 375px');
    await page.goto('plain');
    await expect(hero(page).getByRole('img', { name: 'The day' })).toHaveAttribute('src', '/docs/day.svg');
    await expect(hero(page).locator('img')).toHaveCount(1);
  });
});

test.describe('the grid of cards', requirement('HM-04'), () => {
  /** How many cards like this one fill a row. */
  const columnsOf = (page: Page, title: string) =>
    card(page, title).evaluate((node) => {
      const { width, columnGap } = getComputedStyle(node.parentElement ?? node);
      const gap = Number.parseFloat(columnGap);
      return Math.round((Number.parseFloat(width) + gap) / (node.getBoundingClientRect().width + gap));
    });

  test('spans of 2, 3, 4 and 6 make 6, 4, 3 and 2 columns on wide screens', async ({ page }) => {
    await page.goto('');
    for (const [title, columns] of [
      ['Six in a row', 6],
      ['Four in a row', 4],
      ['Three in a row', 3],
      ['Two in a row', 2],
    ] as const)
      expect(await columnsOf(page, title), title).toBe(columns);
  });

  test('narrow windows show two cards in a row, then one', async ({ page }) => {
    await page.goto('');
    for (const [width, columns] of [
      [800, 2],
      [400, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const title of ['Six in a row', 'Four in a row', 'Three in a row', 'Two in a row'])
        expect(await columnsOf(page, title), `${title} at ${width} px`).toBe(columns);
    }
  });
});

test.describe('a card', requirement('HM-05'), () => {
  test('with a link is clickable as a whole, with a border in the brand colour; one without is not', async ({
    page,
  }) => {
    await page.goto('');
    await hydrated(page);
    const linked = card(page, 'Four in a row');
    const borderOf = (title: string) => card(page, title).evaluate((node) => getComputedStyle(node).borderColor);
    await expect(linked.locator('.folia-feature-details b')).toHaveText('bold');
    const brand = await hero(page)
      .getByRole('link', { name: 'Come in' })
      .evaluate((node) => getComputedStyle(node).backgroundColor);
    const plain = card(page, 'Six in a row');
    await expect(plain.locator('.folia-feature-icon')).toHaveText('⚓');
    await expect(plain.getByRole('link')).toHaveCount(0);
    await plain.hover();
    await expect(plain).toHaveCSS('cursor', 'auto');
    expect(await borderOf('Six in a row')).not.toBe(brand);
    const box = await linked.boundingBox();
    if (!box) throw new Error('The card is not shown.');
    const corner = { x: box.width - 8, y: box.height - 8 };
    await linked.hover({ position: corner, force: true });
    await expect.poll(() => borderOf('Four in a row')).toBe(brand);
    const cursor = await page.evaluate(
      ([left = 0, top = 0]) => {
        const under = document.elementFromPoint(left, top);
        return under && getComputedStyle(under).cursor;
      },
      [box.x + corner.x, box.y + corner.y],
    );
    expect(cursor).toBe('pointer');
    await page.mouse.click(box.x + corner.x, box.y + corner.y);
    await expect(page).toHaveURL(/\/docs\/guide$/);
  });

  test('takes four of twelve columns unless it says otherwise', async ({ page }) => {
    await page.goto('');
    const [four, grid] = [
      await card(page, 'Three in a row').boundingBox(),
      await page.locator('.folia-features').boundingBox(),
    ];
    expect(Math.round((12 * (four?.width ?? 0)) / (grid?.width ?? 1))).toBe(4);
  });

  test('may hold an icon of HTML and links in its details; external cards open in a new tab', async ({ page }) => {
    await page.goto('');
    const rich = card(page, 'Two in a row');
    await expect(rich.getByRole('link', { name: 'Two in a row' })).toHaveAttribute('href', '/docs/guide');
    await expect(rich.locator('.folia-feature-icon svg')).toBeVisible();
    await rich.getByRole('link', { name: 'a link of its own' }).click({ trial: true });
    await expect(card(page, 'Three in a row').getByRole('link')).toHaveAttribute('target', '_blank');
  });
});

test(
  'the footer message is at the bottom and may be HTML; without one there is no footer',
  requirement('HM-06'),
  async ({ page, sites }) => {
    await page.goto('');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toHaveText('Made by the crew.');
    await expect(footer.getByRole('link', { name: 'the crew' })).toHaveAttribute('href', 'https://example.org');
    const below = await footer.evaluate(
      (node) => document.documentElement.scrollHeight - scrollY - node.getBoundingClientRect().bottom,
    );
    expect(Math.round(below)).toBe(0);
    await page.goto('guide');
    await expect(page.locator('.folia-footer')).toHaveCount(0);
    await page.goto((await sites.running(join(import.meta.dirname, '../no-js/site'))).url);
    await expect(hero(page)).toBeVisible();
    await expect(page.locator('.folia-footer')).toHaveCount(0);
  },
);

test('without a hero the site says its title and description', requirement('HM-07', 'RZ-16'), async ({ page }) => {
  await page.goto('zh/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('港湾');
  await expect(hero(page)).toContainText('船只停靠的地方。');
  await expect(page.locator('.folia-feature')).toHaveCount(0);
});

test('a home page has a header, but neither sidebar nor outline nor page footer, and is not searched', {
  tag: '@build-only',
  ...requirement('HM-08'),
}, async ({ page, site }) => {
  // The site has four home pages besides.
  expect(searchDocuments(site.out).map(({ routePath }) => routePath)).toEqual(['/guide', '/zh/guide']);
  await page.goto('');
  await hydrated(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Text below the cards.')).toBeVisible();
  for (const part of ['sidebar', 'outline', 'page-footer', 'mobile-bar'])
    await expect(page.locator(`.folia-${part}`), part).toHaveCount(0);
});

test('a home page whose text has a title has one level-1 heading', async ({ page }) => {
  await page.goto('plain');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A title in the text');
  await expect(hero(page).locator('.folia-hero-title')).toHaveText('One image');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the brand colour fills the button in the ${colorScheme} appearance`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('');
    const button = hero(page).getByRole('link', { name: 'Come in' });
    const [red = 0, green = 0, blue = 0] = await button.evaluate((node) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) return [];
      canvas.fillStyle = getComputedStyle(node).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    for (const [channel, wanted] of [
      [red, 0xc2],
      [green, 0x18],
      [blue, 0x5b],
    ] as const)
      expect(Math.abs(channel - wanted)).toBeLessThanOrEqual(2);
  });
