import { becomesHydrated, isHydrated, markDocument } from '../../harness/page-states';
import { expect, test } from '../../harness/test';
import { bytesOf, type Traffic } from '../../harness/traffic';

/** All scripts of a visit so far, in bytes after Brotli. */
const scriptBytes = async (traffic: Traffic) => bytesOf(await traffic.loaded(), 'script');

test('a visit that reads and scrolls downloads no React', { tag: '@build-only' }, async ({ page, traffic }) => {
  await page.goto('');
  await page.mouse.move(900, 500);
  for (const top of [150, 300, 450]) {
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  }
  // What an idle browser would load has been requested after this.
  for (let turn = 0; turn < 3; turn++) await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.waitForLoadState('networkidle');
  expect(await isHydrated(page)).toBe(false);
  expect(await scriptBytes(traffic)).toBeLessThan(6_000);
});

test('a pointer over a link hydrates the page', async ({ page }) => {
  await page.goto('');
  expect(await isHydrated(page)).toBe(false);
  await page.locator('.folia-sidebar').getByRole('link', { name: 'Other' }).hover();
  await becomesHydrated(page);
});

test('a key hydrates the page', async ({ page }) => {
  await page.goto('');
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press('Tab');
  await becomesHydrated(page);
});

test('the first click on a control is replayed, exactly once', async ({ page }) => {
  await page.goto('');
  const counter = page.locator('.counter');
  await expect(counter).toHaveText('pressed 0 times');
  // Without moving the pointer there first: the click itself has to hydrate the page.
  await counter.dispatchEvent('click');
  await becomesHydrated(page);
  await expect(counter).toHaveText('pressed 1 times');
  await counter.dispatchEvent('click');
  await expect(counter).toHaveText('pressed 2 times');
});

test('the first click with a real pointer counts once too', async ({ page }) => {
  await page.goto('');
  await page.locator('.counter').click();
  await expect(page.locator('.counter')).toHaveText('pressed 1 times');
  await page.locator('.counter').click();
  await expect(page.locator('.counter')).toHaveText('pressed 2 times');
});

test('after hydration navigation is soft', async ({ page }) => {
  await page.goto('');
  await page.keyboard.press('Tab');
  await becomesHydrated(page);
  const isSameDocument = await markDocument(page);
  await page.locator('.folia-sidebar').getByRole('link', { name: 'Other' }).click();
  await expect(page.getByText('The other page.')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});
