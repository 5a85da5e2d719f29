import type { Page } from '@playwright/test';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';
import { fixedNavOffset, outlineOf, scrollTo, topOf } from './reading';

/** Positions that the window passed through since the call. */
async function recordScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const passed: number[] = [];
    Object.assign(window, { passed });
    window.addEventListener('scroll', () => passed.push(Math.round(scrollY)));
  });
  return () => page.evaluate(() => (window as { passed?: number[] }).passed ?? []);
}

test.describe('a link with a hash', requirement('RT-13'), () => {
  test('the # of a heading and links on the page scroll smoothly and push the hash', async ({ page }) => {
    await page.goto('long');
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    const passed = await recordScrolling(page);
    await page.getByRole('link', { name: 'Down to the end' }).click();
    await expect(page).toHaveURL(/#the-end$/);
    await expect(page.locator('#the-end')).toBeInViewport();
    expect(new Set(await passed()).size).toBeGreaterThan(2);
    const heading = page.locator('#chosen');
    await heading.scrollIntoViewIfNeeded();
    await heading.hover();
    await heading.locator('.folia-anchor').click();
    await expect(page).toHaveURL(/#chosen$/);
    await expect.poll(() => topOf(page, '#chosen', 'window')).toBe(fixedNavOffset);
    expect(await isSameDocument()).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/#the-end$/);
  });

  test('an entry of the outline jumps', async ({ page }) => {
    await page.goto('long');
    await hydrated(page);
    const passed = await recordScrolling(page);
    await outlineOf(page).getByRole('link', { name: 'Chosen by hand' }).click();
    await expect.poll(() => topOf(page, '#chosen', 'window')).toBe(fixedNavOffset);
    expect(new Set(await passed()).size).toBe(1);
  });

  test('to another page: jumps to the heading without a reload, and focuses it', async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    const passed = await recordScrolling(page);
    await page.getByRole('link', { name: 'Straight to a custom id' }).click();
    await expect(page).toHaveURL(/\/long#chosen$/);
    await expect.poll(() => topOf(page, '#chosen', 'window')).toBe(fixedNavOffset);
    await expect(page.locator('#chosen')).toBeFocused();
    expect(await isSameDocument()).toBe(true);
    expect(new Set(await passed()).size).toBe(1);
  });

  test('the heading goes to the very top where the header is hidden', async ({ page }) => {
    await page.goto('long?navbar=0');
    await hydrated(page);
    await page.getByRole('link', { name: 'to the Chinese heading' }).click();
    await expect.poll(() => topOf(page, '#中文标题', 'window')).toBe(0);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('links on the page jump', async ({ page }) => {
      await page.goto('long');
      await hydrated(page);
      const passed = await recordScrolling(page);
      await page.getByRole('link', { name: 'Down to the end' }).click();
      await expect(page.locator('#the-end')).toBeInViewport();
      expect(new Set(await passed()).size).toBe(1);
    });
  });
});

for (const hash of ['#中文标题', encodeURI('#中文标题')])
  test(`a Chinese hash is found as ${hash}`, requirement('RT-14'), async ({ page }) => {
    await page.goto(`long${hash}`);
    await expect.poll(() => topOf(page, '#中文标题', 'window')).toBe(fixedNavOffset);
    await hydrated(page);
    await expect(outlineOf(page).locator('[aria-current]')).toHaveText('中文标题');
    await page.goto('zh/');
    await hydrated(page);
    await page.locator('main').getByRole('link', { name: '第二节' }).click();
    await expect.poll(() => topOf(page, '#第二节', 'window')).toBe(fixedNavOffset);
  });

for (const hash of ['#nowhere', '#%E0%A4%A'])
  test(`${hash} is only logged, once`, requirement('OL-07'), async ({ page, consoleErrors }) => {
    consoleErrors.expect(/No element on this page/);
    await page.goto(`plain${hash}`);
    await hydrated(page);
    await expect.poll(() => consoleErrors.list.length).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'a link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Long page');
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect.poll(() => consoleErrors.list.length).toBe(2);
    await scrollTo(page, 400);
    await outlineOf(page).getByRole('link', { name: 'The end' }).click();
    await expect(page).toHaveURL(/#the-end$/);
    expect(consoleErrors.list).toHaveLength(2);
  });
