import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { commits } from './prepare';

const footer = (page: Page) => page.locator('.folia-page-footer');
const neighbour = (page: Page, rel: 'prev' | 'next') => footer(page).locator(`a[rel="${rel}"]`);

test('CN-26 LG-14 the labels of both languages', requirement('DF-01'), async ({ page }) => {
  for (const [path, prev, next] of [
    ['guide/group', 'Previous Page', 'Next Page'],
    ['zh/guide/group', '上一页', '下一页'],
  ] as const) {
    await page.goto(path);
    await expect(neighbour(page, 'prev').locator('.folia-prev-next-label')).toHaveText(prev);
    await expect(neighbour(page, 'next').locator('.folia-prev-next-label')).toHaveText(next);
  }
});

test('DF-02 the neighbours follow the sidebar, and nothing wraps around', async ({ page }) => {
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

test('DF-05 a page that is in no sidebar has no neighbours', async ({ page }) => {
  await page.goto('guide/alone');
  await expect(footer(page).locator('.folia-edit-link')).toBeVisible();
  await expect(footer(page).locator('.folia-prev-next')).toHaveCount(0);
});

test('UI-07 `footer: false` leaves out the whole block', async ({ page }) => {
  await page.goto('guide/bare');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bare');
  await expect(footer(page)).toHaveCount(0);
});

test('the edit link leads to the source, in a new tab', requirement('DF-06', 'DF-07', 'DF-08'), async ({ page }) => {
  for (const [path, text, source] of [
    ['guide/group/inside', '📝 Edit this page on GitHub', 'en/guide/group/inside.md'],
    ['zh/', '📝 在 GitHub 上编辑此页', 'zh/index.md'],
  ] as const) {
    await page.goto(path);
    const link = footer(page).getByRole('link', { name: text });
    await expect(link).toHaveAttribute('href', `https://example.com/repo/tree/main/docs/${source}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('DF-09 DF-10 C-20 C-45 the time of the last commit, in the language of the page', { tag: '@dev' }, async ({
  page,
}) => {
  for (const [path, text, time] of [
    ['guide/first', 'Last Updated: October 25, 2024', commits.first],
    ['zh/guide/first', '最后更新于：2025年2月3日', commits.second],
    ['zh/guide/last', '最后更新于：2024年10月25日', commits.first],
  ] as const) {
    await page.goto(path);
    await expect(footer(page).locator('.folia-last-updated')).toHaveText(text);
    const stamp = await footer(page).locator('time').getAttribute('datetime');
    expect(Date.parse(stamp ?? '')).toBe(Date.parse(time));
  }
});

test('DF-09 a file without a commit has no such line', { tag: '@dev' }, async ({ page }) => {
  await page.goto('guide/last');
  await expect(footer(page).locator('.folia-edit-link')).toBeVisible();
  await expect(page.locator('.folia-last-updated')).toHaveCount(0);
});

test('DF-10 DF-09 the time follows a soft navigation', { tag: '@dev' }, async ({ page }) => {
  await page.goto('zh/guide/first');
  await hydrated(page);
  await neighbour(page, 'next').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('分组');
  await expect(footer(page).locator('.folia-last-updated')).toContainText('2024年10月25日');
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
  'ST-06 the button to the top is there only below the top, and leads back',
  requirement('DF-11'),
  async ({ page, request, site }) => {
    expect(await (await request.get(`${site.url}guide/first`)).text()).not.toContain('folia-scroll-to-top');
    await page.goto('guide/first');
    await hydrated(page);
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await expect(button).toHaveCount(0);
    await page.mouse.wheel(0, 600);
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(box?.x).toBeGreaterThan(width / 2);
    expect(box?.y).toBeGreaterThan(height / 2);
    expect(await button.evaluate((node) => getComputedStyle(node).borderRadius)).toBe('50%');
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
    await expect(page.locator('#folia-content')).toBeFocused();
  },
);
