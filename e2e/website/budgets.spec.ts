import { watchLayoutShift } from '../harness/layout-shift';
import { awake } from '../harness/page-states';
import { bytesOf } from '../harness/traffic';
import { expect, test } from '../harness/website-test';

const typical = 'guide/start/quick-start';

test('the first visit of a document page keeps to its budget', async ({ page, traffic }) => {
  const shiftOf = await watchLayoutShift(page);
  await page.goto(typical);
  const entries = await page
    .locator('script[src]')
    .evaluateAll((nodes: HTMLScriptElement[]) => nodes.map(({ src }) => src));
  await awake(page);
  // What is loaded after waking belongs to the visit too.
  await page.waitForTimeout(800);
  const loaded = await traffic.loaded();
  expect(bytesOf(loaded, 'document'), 'HTML').toBeLessThanOrEqual(12_000);
  expect(bytesOf(loaded, 'stylesheet'), 'CSS').toBeLessThanOrEqual(10_000);
  expect(bytesOf(loaded.filter(({ url }) => entries.includes(url))), 'JavaScript before idle').toBeLessThanOrEqual(
    5_000,
  );
  expect(bytesOf(loaded), 'everything').toBeLessThanOrEqual(85_000);
  expect(bytesOf(loaded, 'font'), 'web fonts').toBe(0);
  expect(await shiftOf()).toBeLessThan(0.02);
});

test('SF-19 nothing is asked of another host', async ({ page, traffic, server }) => {
  for (const path of ['', typical, 'zh/config/lib']) {
    await page.goto(path);
    await awake(page);
  }
  const { origin } = new URL(server.url);
  expect(traffic.urls().filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});
