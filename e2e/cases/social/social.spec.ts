import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { tabTo } from '../../harness/keys';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const group = (page: Page) => page.locator('.folia-header-tools > .folia-social');
const more = (page: Page) => group(page).locator('> .folia-menu').last();
const popover = (page: Page, name: string) =>
  page.locator(`.folia-menu:has(> summary[aria-label="${name}"]) > .folia-menu-panel`);
const openMore = async (page: Page) => {
  await more(page).locator('> summary').hover();
  await expect(more(page)).toHaveAttribute('open', '');
};

test('three are inline, the rest behind an arrow', requirement('CN-19', 'SO-01'), async ({ page, sites }) => {
  await page.goto('');
  await hydrated(page);
  await expect(group(page).locator('> :is(a, details)')).toHaveCount(4);
  await expect(group(page).locator('> a')).toHaveCount(2);
  await expect(more(page).locator('> summary')).toHaveAccessibleName('More links');
  await openMore(page);
  await expect(more(page).locator('.folia-social > *')).toHaveCount(2);
  const three = await sites.running(join(import.meta.dirname, 'site-three'));
  await page.goto(three.url);
  await expect(group(page).locator('> a')).toHaveCount(3);
  await expect(group(page).locator('> *')).toHaveCount(3);
});

test.describe('modes', requirement('SO-02', 'SO-03'), () => {
  test('a link opens in a new tab', async ({ page }) => {
    await page.goto('');
    const link = page.getByRole('link', { name: 'GitHub' });
    await expect(link).toHaveAttribute('href', 'https://example.org/code');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('text, image and HTML come in a pop-over under the pointer', async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    await expect(popover(page, 'WeChat')).toBeHidden();
    await page.locator('summary[aria-label="WeChat"]').hover();
    await expect(popover(page, 'WeChat')).toHaveText('Ask for folia-readers');
    await expect(popover(page, 'WeChat')).toBeVisible();
    await openMore(page);
    await page.locator('summary[aria-label="QQ"]').hover();
    const image = popover(page, 'QQ').locator('img');
    await expect(image).toBeVisible();
    await expect(image).toHaveAttribute('src', '/docs/code.svg');
    expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(120);
    await page.locator('summary[aria-label="Post office"]').hover();
    const mail = popover(page, 'Post office').getByRole('link', { name: 'folia@example.org' });
    await expect(mail).toBeVisible();
    await expect(mail).toHaveAttribute('href', 'mailto:folia@example.org');
    await expect(popover(page, 'QQ')).toBeHidden();
    await expect(more(page)).toHaveAttribute('open', '');
  });
});

test('presets in any case, twitter as x, and SVG of the site', async ({ page }) => {
  await page.goto('');
  const icons = page.locator('.folia-social-icon > svg');
  await expect(icons).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'X', exact: true })).toHaveAttribute('href', 'https://example.org/posts');
  await expect(page.locator('summary[aria-label="Post office"] .folia-social-icon path')).toHaveAttribute(
    'd',
    'M1 4h18v12H1z',
  );
  await more(page).locator('> summary').click();
  for (const icon of await icons.all()) expect((await icon.boundingBox())?.width).toBe(20);
});

test('the icons are chosen by the build: none is in the code that pages load', {
  tag: '@build-only',
}, async ({ page, site, traffic }) => {
  await page.goto('');
  await hydrated(page);
  const shape = (await page.locator('.folia-header a .folia-social-icon path').first().getAttribute('d')) ?? '';
  expect(shape.length).toBeGreaterThan(100);
  const folder = join(site.out, 'static');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.js(on)?$/.test(name));
  const holding = names.filter((name) => readFileSync(join(folder, name), 'utf8').includes(shape));
  expect(holding).toEqual([expect.stringMatching(/^data\/social-icons\.\w+\.json$/)]);
  expect(traffic.urls().filter((url) => url.endsWith(holding[0] ?? ''))).toEqual([]);
  const icons = readFileSync(join(folder, holding[0] ?? ''), 'utf8');
  expect(icons.split('<svg').length - 1).toBe(5);
});

test('coming from a page without a header, they are rendered all the same', async ({ page }) => {
  await page.goto('blank');
  await hydrated(page);
  await expect(page.locator('.folia-header')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/second$/);
  await expect(page.locator('.folia-header .folia-social-icon > svg')).toHaveCount(5);
  await openMore(page);
  await page.locator('summary[aria-label="Post office"]').hover();
  await expect(popover(page, 'Post office').getByRole('link')).toBeVisible();
});

test.describe('the dropdown of the other links', requirement('SO-05'), () => {
  test('the arrow opens under the pointer, and closes when the pointer leaves the group', async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    await openMore(page);
    await page.getByRole('link', { name: 'GitHub' }).hover();
    await expect(more(page)).toHaveAttribute('open', '');
    await page.mouse.move(500, 500);
    await expect(more(page)).not.toHaveAttribute('open');
  });

  test('all of them are in the full-screen menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('');
    await hydrated(page);
    await page.locator('.folia-hamburger').click();
    await expect(page.getByRole('link', { name: 'GitHub' })).toBeVisible();
    await more(page).locator('> summary').click();
    await page.locator('summary[aria-label="Post office"]').click();
    await expect(popover(page, 'Post office')).toBeVisible();
    await page.locator('summary[aria-label="WeChat"]').click();
    await expect(popover(page, 'WeChat')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('every link has the name of its icon', requirement('SO-06'), async ({ page }) => {
  await page.goto('');
  // the HTML of a pop-over has a link, too
  const names = group(page).locator(':is(a, summary):not([href^="mailto:"])');
  expect(await names.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
    ...['GitHub', 'WeChat', 'X', 'More links', 'QQ', 'Post office'],
  ]);
});

test(
  'the Tab key reaches appearance switch, dropdown and tabs, which have names',
  requirement('AX-13'),
  async ({ page }) => {
    await page.goto('tabs');
    await hydrated(page);
    const appearance = page.getByRole('button', { name: /appearance/i });
    await tabTo(appearance);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await tabTo(page.getByRole('link', { name: 'X', exact: true }));
    await page.keyboard.press('Tab');
    await expect(more(page).locator('> summary')).toBeFocused();
    await expect(more(page).locator('> summary')).toHaveAccessibleName('More links');
    await expect(more(page)).toHaveAttribute('open', '');
    await page.keyboard.press('Tab');
    await expect(page.locator('summary[aria-label="QQ"]')).toBeFocused();
    await expect(popover(page, 'QQ')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover(page, 'QQ')).toBeHidden();
    await expect(more(page)).toHaveAttribute('open', '');
    await page.keyboard.press('Escape');
    await expect(more(page)).not.toHaveAttribute('open');
    await expect(more(page).locator('> summary')).toBeFocused();
    const tab = page.getByRole('tablist', { name: 'Colours' }).getByRole('tab', { name: 'Red' });
    await tabTo(tab);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Blue' })).toHaveText('As the sky.');
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('pop-overs and the arrow open on a tap', async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    await page.locator('summary[aria-label="WeChat"]').tap();
    await expect(popover(page, 'WeChat')).toBeVisible();
    await more(page).locator('> summary').tap();
    await expect(popover(page, 'WeChat')).toBeHidden();
    await page.locator('summary[aria-label="QQ"]').tap();
    await expect(popover(page, 'QQ')).toBeVisible();
    await page.touchscreen.tap(500, 500);
    await expect(more(page)).not.toHaveAttribute('open');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the arrow and the pop-overs open on a click', async ({ page }) => {
    await page.goto('');
    await page.locator('summary[aria-label="More links"]').click();
    await page.locator('summary[aria-label="Post office"]').click();
    await expect(popover(page, 'Post office').getByRole('link')).toBeVisible();
  });
});
