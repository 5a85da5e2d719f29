import type { Page } from '@playwright/test';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const hero = (page: Page) => page.locator('.folia-hero');
const card = (page: Page, title: string) => page.locator('.folia-feature').filter({ hasText: title });

test('CF-04 the hero shows name, text in lines, tagline, buttons and image', requirement('HM-01'), async ({ page }) => {
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
  await expect(hero(page).getByRole('img', { name: 'A ship' })).toBeVisible();
});

test('RZ-11 HTML in the hero is HTML', async ({ page }) => {
  await page.goto('');
  await expect(hero(page).locator('.folia-hero-tagline em')).toHaveText('Quiet water');
});

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

for (const [colorScheme, shown, hidden] of [
  ['light', 'day', 'night'],
  ['dark', 'night', 'day'],
] as const)
  test.describe(() => {
    test.use({ colorScheme });
    test(`HM-03 in the ${colorScheme} appearance the ${shown} is shown`, async ({ page }) => {
      await page.goto('');
      const image = hero(page).locator(`img[src="/docs/${shown}.svg"]`);
      await expect(image).toBeVisible();
      await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.currentSrc)).toContain(`/${shown}.svg`);
      await expect(hero(page).locator(`img[src="/docs/${hidden}.svg"]`)).toBeHidden();
    });
  });

test('HM-03 lists of sizes are joined, addresses have the base', { tag: '@dev' }, async ({ page }) => {
  await page.goto('');
  const image = hero(page).locator('img').first();
  await expect(image).toHaveAttribute('srcset', '/docs/day.svg 1x, /docs/day-large.svg 2x');
  await expect(image).toHaveAttribute('sizes', '(max-width: 640px) 60vw, 375px');
  await expect(image).toHaveAttribute('width', '375');
  await page.goto('plain');
  await expect(hero(page).getByRole('img', { name: 'The day' })).toHaveAttribute('src', '/docs/day.svg');
  await expect(hero(page).locator('img')).toHaveCount(1);
});

test('HM-04 HM-05 spans of 2, 3, 4 and 6 make 6, 4, 3 and 2 columns; 4 is the default', async ({ page }) => {
  await page.goto('');
  const grid = await page.locator('.folia-features').boundingBox();
  for (const [title, columns] of [
    ['Six in a row', 6],
    ['Four in a row', 4],
    ['Three in a row', 3],
    ['Two in a row', 2],
  ] as const) {
    const box = await card(page, title).boundingBox();
    expect(Math.round((grid?.width ?? 0) / (box?.width ?? 1)), title).toBe(columns);
  }
});

test('HM-04 narrow windows show two cards in a row, then one', async ({ page }) => {
  await page.goto('');
  const columns = () =>
    page
      .locator('.folia-features')
      .evaluate((grid) => Math.round(grid.clientWidth / (grid.firstElementChild?.clientWidth ?? 1)));
  await page.setViewportSize({ width: 800, height: 800 });
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 400, height: 800 });
  expect(await columns()).toBe(1);
});

test('HM-05 a card with a link is clickable as a whole, one without is not', async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  const linked = card(page, 'Four in a row');
  await expect(linked.locator('.folia-feature-details b')).toHaveText('bold');
  await expect(card(page, 'Six in a row').getByRole('link')).toHaveCount(0);
  const before = await linked.evaluate((node) => getComputedStyle(node).borderColor);
  await linked.hover({ force: true });
  await expect.poll(() => linked.evaluate((node) => getComputedStyle(node).borderColor)).not.toBe(before);
  const box = await linked.boundingBox();
  if (!box) throw new Error('the card has no place');
  const [x, y] = [box.x + box.width - 8, box.y + box.height - 8];
  const cursor = await page.evaluate(
    ([left = 0, top = 0]) => {
      const under = document.elementFromPoint(left, top);
      return under && getComputedStyle(under).cursor;
    },
    [x, y],
  );
  expect(cursor).toBe('pointer');
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/\/docs\/guide$/);
});

test('HM-05 a card may hold links of its own; external cards open a tab', async ({ page }) => {
  await page.goto('');
  const rich = card(page, 'Two in a row');
  await expect(rich.getByRole('link', { name: 'Two in a row' })).toHaveAttribute('href', '/docs/guide');
  await expect(rich.locator('.folia-feature-icon svg')).toBeVisible();
  await rich.getByRole('link', { name: 'a link of its own' }).click({ trial: true });
  await expect(card(page, 'Three in a row').getByRole('link')).toHaveAttribute('target', '_blank');
});

test('the footer message stands at the bottom and may be HTML', requirement('HM-06'), async ({ page }) => {
  await page.goto('');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toHaveText('Made by the crew.');
  await expect(footer.getByRole('link', { name: 'the crew' })).toHaveAttribute('href', 'https://example.org');
  await page.goto('guide');
  await expect(page.locator('.folia-footer')).toHaveCount(0);
});

test('without a hero the site says its title and description', requirement('HM-07', 'RZ-16'), async ({ page }) => {
  await page.goto('zh/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('港湾');
  await expect(hero(page)).toContainText('船只停靠的地方。');
  await expect(page.locator('.folia-feature')).toHaveCount(0);
});

test('a home has a header, but neither sidebar nor outline nor page footer', requirement('HM-08'), async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Text below the cards.')).toBeVisible();
  for (const part of ['sidebar', 'outline', 'page-footer', 'mobile-bar'])
    await expect(page.locator(`.folia-${part}`), part).toHaveCount(0);
});

test('HM-09 AX-05 a home whose text has a title keeps to one level-1 heading', async ({ page }) => {
  await page.goto('plain');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A title in the text');
  await expect(hero(page).locator('.folia-hero-title')).toHaveText('One image');
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(() => {
    test.use({ colorScheme });
    test(`RZ-07 the brand colour fills the button in the ${colorScheme} appearance`, async ({ page }) => {
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
  });
