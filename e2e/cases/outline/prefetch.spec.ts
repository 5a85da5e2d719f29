import type { Page } from '@playwright/test';
import { becomesHydrated, isHydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

const isApp = (url: string) => /\/static\/js\/(?:app|react)\./.test(url);

const quiet = (page: Page) => page.waitForLoadState('networkidle');

test('the code is downloaded when the browser is idle, and runs at the first intent', { tag: '@build-only' }, async ({
  page,
  traffic,
}) => {
  await page.goto('long');
  await expect.poll(() => traffic.urls().filter(isApp).length).toBe(2);
  await quiet(page);
  expect(await isHydrated(page)).toBe(false);
  await page.locator('.folia-sidebar a').first().hover();
  await becomesHydrated(page);
  expect(traffic.urls().filter(isApp)).toHaveLength(2);
});

for (const [what, connection] of [
  ['who saves data', { saveData: true }],
  ['a slow connection', { effectiveType: 'slow-2g' }],
] as const)
  test(`nothing is downloaded ahead for ${what}`, { tag: '@build-only' }, async ({ page, traffic }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto('long');
    // idle callbacks run in order: those of the page have run before this one
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(0))));
    expect(traffic.urls().filter(isApp)).toEqual([]);
    await page.locator('.folia-sidebar a').first().hover();
    await becomesHydrated(page);
  });

test('a press on the appearance switch counts once, however early', async ({ page }) => {
  await page.goto('long');
  await page.locator('.folia-appearance').click();
  await becomesHydrated(page);
  // a repeated press would come with the frame after hydration
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(0)))));
  expect(await page.evaluate(() => localStorage.getItem('folia-appearance'))).toBe('dark');
});
