import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { current, fold, isOpen } from '../../harness/sidebar';
import { expect, test } from '../../harness/test';
import { commits } from './prepare';

const footer = (page: Page) => page.locator('.folia-page-footer');
const neighbour = (page: Page, rel: 'prev' | 'next') => footer(page).locator(`a[rel="${rel}"]`);

/** None of the options of the first site: half an edit link in each language, and the time in Chinese only. */
const plainSite = join(import.meta.dirname, 'site-plain');

test('a document page has all its parts', requirement('DP-01'), async ({ page }) => {
  await page.goto('guide/group/inside');
  await hydrated(page);
  await expect(page.getByRole('banner')).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Pages of this section' });
  const [left, article, right] = await Promise.all(
    [sidebar, page.getByRole('article'), page.locator('.folia-outline')].map((part) => part.boundingBox()),
  );
  expect(left?.x).toBeLessThan(article?.x ?? 0);
  expect(right?.x).toBeGreaterThan(article?.x ?? 0);
  await expect(page.locator('.folia-outline').getByRole('link', { name: 'A part' })).toBeVisible();
  await expect(current(page)).resolves.toEqual(['Inside the group']);
  expect(await isOpen(page, 'Group')).toBe(true);
  await fold(page, 'Group').click();
  expect(await isOpen(page, 'Group')).toBe(false);
  await expect(footer(page).getByRole('link', { name: '📝 Edit this page on GitHub' })).toBeVisible();
  await expect(footer(page).getByText('Last Updated: ')).toBeVisible();
  await expect(neighbour(page, 'prev')).toBeVisible();
  await expect(neighbour(page, 'next')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
});

test('the neighbours are labelled in both languages', requirement('DF-01'), async ({ page }) => {
  for (const [path, prev, next] of [
    ['guide/group', 'Previous Page', 'Next Page'],
    ['zh/guide/group', '上一页', '下一页'],
  ] as const) {
    await page.goto(path);
    await expect(neighbour(page, 'prev').locator('.folia-prev-next-label')).toHaveText(prev);
    await expect(neighbour(page, 'next').locator('.folia-prev-next-label')).toHaveText(next);
  }
});

test('the neighbours follow the sidebar, and nothing wraps around', async ({ page }) => {
  await page.goto('guide/first');
  await hydrated(page);
  await expect(neighbour(page, 'prev')).toHaveCount(0);
  for (const title of ['Group page', 'Inside the group', 'Last']) {
    await neighbour(page, 'next').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
  await expect(neighbour(page, 'next')).toHaveCount(0);
  await expect(neighbour(page, 'prev')).toHaveAttribute('href', '/guide/group/inside');
});

test('an overview page has no footer of its own', requirement('DF-04'), async ({ page }) => {
  await page.goto('guide/all');
  await expect(page.getByText('All of them.')).toBeVisible();
  await expect(footer(page)).toHaveCount(0);
});

test('a page that is in no sidebar has no neighbours', async ({ page }) => {
  await page.goto('guide/alone');
  await expect(footer(page).locator('.folia-edit-link')).toBeVisible();
  await expect(footer(page).locator('.folia-prev-next')).toHaveCount(0);
});

test('`footer: false` leaves out the whole block', async ({ page }) => {
  await page.goto('guide/bare');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bare');
  await expect(footer(page)).toHaveCount(0);
});

test(
  'the edit link leads to the source, in a new tab; it needs an address and a text',
  requirement('DF-06', 'DF-07', 'DF-08'),
  async ({ page, sites }) => {
    for (const [path, text, source] of [
      ['guide/group/inside', '📝 Edit this page on GitHub', 'en/guide/group/inside.md'],
      ['zh/', '📝 在 GitHub 上编辑此页', 'zh/index.md'],
    ] as const) {
      await page.goto(path);
      const link = footer(page).getByRole('link', { name: text });
      await expect(link).toHaveAttribute('href', `https://example.com/repo/tree/main/docs/${source}`);
      await expect(link).toHaveAttribute('target', '_blank');
      // the sign is shown as an icon, which looks the same on every system
      await expect(link.locator('svg.folia-icon')).toBeVisible();
      expect((await link.locator('.folia-visually-hidden').boundingBox())?.width).toBeLessThanOrEqual(1);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    const { url } = await sites.running(plainSite);
    for (const path of ['', 'zh/']) {
      await page.goto(url + path);
      await expect(page.getByText('Some text.')).toBeVisible();
      await expect(page.locator('.folia-edit-link')).toHaveCount(0);
    }
  },
);

test.describe('the time of the last update', requirement('DF-09'), () => {
  test('the time of the last commit, in the language of the page', async ({ page }) => {
    for (const [path, text, time] of [
      ['guide/first', 'Last Updated: October 25, 2024', commits.first],
      ['zh/guide/first', '最后更新于：2025年2月3日', commits.second],
      ['zh/guide/last', '最后更新于：2024年10月25日', commits.first],
    ] as const) {
      await page.goto(path);
      await expect(footer(page).locator('.folia-last-updated')).toHaveText(text);
      const written = await footer(page).locator('time').getAttribute('datetime');
      expect(Date.parse(written ?? '')).toBe(Date.parse(time));
    }
  });

  test('a file without a commit has no such line', async ({ page }) => {
    await page.goto('guide/last');
    await expect(footer(page).locator('.folia-edit-link')).toBeVisible();
    await expect(page.locator('.folia-last-updated')).toHaveCount(0);
  });

  test('the time follows a soft navigation', async ({ page }) => {
    await page.goto('zh/guide/first');
    await hydrated(page);
    await neighbour(page, 'next').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('分组');
    await expect(footer(page).locator('.folia-last-updated')).toContainText('2024年10月25日');
  });

  test('off by default, on in a locale that asks for it', async ({ page, sites }) => {
    const { url } = await sites.running(plainSite);
    await page.goto(url);
    await expect(page.getByText('Some text.')).toBeVisible();
    await expect(page.locator('.folia-last-updated')).toHaveCount(0);
    await page.goto(`${url}zh/`);
    await expect(page.locator('.folia-last-updated')).toHaveText('最后更新于：2024年10月25日');
  });
});

test(
  'two cards beside each other, stacked where it is narrow; the whole card is the link',
  requirement('DF-13'),
  async ({ page }) => {
    await page.goto('guide/group');
    const boxes = async () => [
      await neighbour(page, 'prev').boundingBox(),
      await neighbour(page, 'next').boundingBox(),
    ];
    const [left, right] = await boxes();
    expect(left?.y).toBe(right?.y);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    const label = await neighbour(page, 'next').locator('.folia-prev-next-label').boundingBox();
    const title = await neighbour(page, 'next').locator('.folia-prev-next-title').boundingBox();
    expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual((title?.y ?? 0) + 1);
    await page.setViewportSize({ width: 390, height: 800 });
    const [above, below] = await boxes();
    expect(above?.x).toBe(below?.x);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await hydrated(page);
    await neighbour(page, 'next').scrollIntoViewIfNeeded();
    await neighbour(page, 'next').click({ position: { x: 4, y: 4 } });
    await expect(page).toHaveURL(/\/guide\/group\/inside$/);
  },
);

test(
  'the button to the top appears below the top and scrolls smoothly',
  requirement('DF-11'),
  async ({ page, request, site, sites }) => {
    expect(await (await request.get(`${site.url}guide/first`)).text()).not.toContain('folia-scroll-to-top');
    await page.goto('guide/first');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await expect(button).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 1));
    await expect(button).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const box = await button.boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(box?.x).toBeGreaterThan(width / 2);
    expect(box?.y).toBeGreaterThan(height / 2);
    expect(box?.width).toBe(box?.height);
    await expect(button).toHaveCSS('border-radius', '50%');
    await page.evaluate(() => {
      const passed: number[] = [];
      Object.assign(window, { passed });
      window.addEventListener('scroll', () => passed.push(Math.round(scrollY)));
    });
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // put there above
    const passed = await page.evaluate(() => (window as unknown as { passed: number[] }).passed);
    expect(new Set(passed).size, 'positions on the way').toBeGreaterThan(2);
    await expect(button).toHaveCount(0);
    await expect(page.locator('#folia-content')).toBeFocused();
    await page.goto((await sites.running(plainSite)).url);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    // by then the page has handled the scrolling
    await expect(page.locator('.folia-outline [aria-current]')).toHaveText('The end');
    await expect(button).toHaveCount(0);
  },
);
