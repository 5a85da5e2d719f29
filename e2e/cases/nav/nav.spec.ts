import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { tabTo } from '../../harness/keys';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const entry = (page: Page, name: string) => page.locator('.folia-nav-links > li').filter({ hasText: name }).first();

test.describe('items of the header', requirement('NV-04'), () => {
  test.describe('positions and dropdowns', requirement('NV-05'), () => {
    test('items are left of the free space or, by default, right of it, next to the switches', async ({ page }) => {
      await page.goto('');
      const left = page.locator('[data-side="left"] > li');
      const right = page.locator('[data-side="right"] > li');
      expect(await left.evaluateAll((items) => items.map((item) => item.firstElementChild?.localName))).toEqual([
        'a',
        'details',
      ]);
      await expect(right).toHaveCount(3);
      const [last, first] = [await left.last().boundingBox(), await right.first().boundingBox()];
      const tools = await page.locator('.folia-header-tools').boundingBox();
      const end = await right.last().boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0) + 100).toBeLessThan(first?.x ?? 0);
      const search = await page.locator('.folia-search-button').boundingBox();
      expect(search && search.x > (last?.x ?? 0) && search.x < (first?.x ?? 0), 'the search is between them').toBe(
        true,
      );
      expect((tools?.x ?? 0) - (end?.x ?? 0) - (end?.width ?? 0)).toBeLessThan(16);
    });

    test('a dropdown holds links and titled groups; a title may be a link', async ({ page }) => {
      await page.goto('guide/');
      const panel = entry(page, 'API').locator('.folia-menu-panel');
      await entry(page, 'API').locator('summary').click();
      await expect(panel.locator('.folia-menu-group')).toHaveText('Tutorials');
      await expect(panel.locator('li li').getByRole('link', { name: 'Start', exact: true })).toHaveAttribute(
        'href',
        '/docs/guide/start',
      );
      await expect(panel.getByRole('link', { name: 'Other', exact: true })).toHaveAttribute('href', '/docs/api/other');
      await expect(panel.getByRole('link', { name: 'Other, a part' })).toHaveAttribute('href', '/docs/api/other#part');
      await expect(entry(page, 'More').locator('.folia-menu-panel a')).toHaveText(['More', 'Deep again']);
    });

    test('a dropdown opens on hover, on focus and on click', async ({ page }) => {
      await page.goto('guide/');
      await hydrated(page);
      const [title, panel] = [entry(page, 'API').locator('summary'), entry(page, 'API').locator('.folia-menu-panel')];
      await title.hover();
      await expect(panel).toBeVisible();
      await page.mouse.move(600, 600);
      await expect(panel).toBeHidden();
      await tabTo(title);
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await title.click();
      await page.mouse.move(600, 600);
      await expect(panel).toBeVisible();
    });
  });

  test('a link to another site opens in a new tab', async ({ page }) => {
    await page.goto('');
    const link = page.locator('.folia-nav').getByRole('link', { name: 'Elsewhere' });
    await expect(link).toHaveAttribute('href', 'https://example.org/');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('a tag is inserted as SVG or shown as an image, 20 px wide', requirement('NV-15'), async ({ page }) => {
    await page.goto('guide/');
    const image = entry(page, 'API').locator('summary .folia-tag');
    await expect(image).toHaveAttribute('src', '/docs/new.svg');
    const svg = entry(page, 'Start-here').locator('.folia-tag > svg');
    await expect(entry(page, 'API').locator('li .folia-tag > svg path')).toHaveAttribute('d', 'M10 2l8 16H2z');
    const sidebar = page.locator('.folia-sidebar');
    await expect(sidebar.locator('img.folia-tag')).toHaveAttribute('src', '/docs/new.svg');
    const tags = [image, svg, sidebar.locator('img.folia-tag'), sidebar.locator('.folia-tag > svg')];
    for (const tag of tags) expect((await tag.boundingBox())?.width).toBe(20);
  });

  for (const [path, active] of [
    ['', []],
    ['guide/start', ['Guide', 'API']],
    ['zh/start', ['从这里开始']],
  ] as const)
    test(`active on /${path}: ${active.join(', ') || 'none'}`, async ({ page }) => {
      await page.goto(path);
      const marked = page.locator('.folia-nav-links > li > [aria-current], .folia-nav-links summary[data-current]');
      await expect(marked).toHaveText([...active]);
    });

  test('the active item follows a soft navigation', async ({ page }) => {
    await page.goto('start');
    await hydrated(page);
    await page.locator('.folia-nav').getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL(/\/guide\/$/);
    await expect(page.locator('.folia-nav-links > li > [aria-current]')).toHaveText('Guide');
  });

  test('the current page is marked in a dropdown, and no link', async ({ page }) => {
    await page.goto('api/other');
    const panel = entry(page, 'API').locator('.folia-menu-panel');
    await expect(panel.locator('[aria-current]')).toHaveText('Other');
    expect(await panel.locator('[aria-current]').evaluate((element) => element.localName)).toBe('span');
    await expect(panel.locator('a')).toHaveText(['Overview', 'Deep', 'Start', 'Other, a part']);
  });
});

test.describe('the logo', requirement('NV-07'), () => {
  test('leads to the home page of the language, is 26 px high and has alternative text', async ({ page }) => {
    for (const [path, home] of [
      ['guide/', '/docs/'],
      ['zh/guide/', '/docs/zh/'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('.folia-logo')).toHaveAttribute('href', home);
    }
    const shown = page.locator('.folia-logo img:visible');
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('alt', 'Navigation 标志');
    const box = await shown.boundingBox();
    expect([box?.height, box?.width]).toEqual([26, 52]);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`of a pair is the one for the ${colorScheme} appearance`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('');
      await expect(page.locator('.folia-logo img:visible')).toHaveAttribute('src', `/docs/${colorScheme}.svg`);
    });

  test('may be one image with a text beside it, both in the link', async ({ page, sites }) => {
    const { url } = await sites.running(join(import.meta.dirname, 'site-logo'));
    await page.goto(`${url}other`);
    const link = page.locator('.folia-header').getByRole('link', { name: 'Wordmark', exact: true });
    await expect(link).toHaveText('Wordmark');
    await expect(link).toHaveAttribute('href', '/');
    await expect(link.locator('img')).toHaveCount(1);
    await expect(link.locator('img')).toHaveAttribute('src', '/mark.svg');
    expect((await link.locator('img').boundingBox())?.height).toBe(26);
  });

  test('is the title of the site without an image and a text', async ({ page, sites }) => {
    const { url } = await sites.running(join(import.meta.dirname, '../one-locale/site'));
    await page.goto(`${url}plain`);
    const link = page.locator('.folia-header').getByRole('link', { name: 'One', exact: true });
    await expect(link).toHaveText('One');
    await expect(link).toHaveAttribute('href', '/');
    await expect(link.locator('img')).toHaveCount(0);
  });
});
