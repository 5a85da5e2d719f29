import { statSync } from 'node:fs';
import { watchLayoutShift } from '../harness/layout-shift';
import { awake } from '../harness/page-states';
import { bytesOf } from '../harness/traffic';
import { expect, test } from '../harness/website-test';
import { fileOf, routes } from './routes';

/** The document page of middle size, as the build's own summary counts a first visit. */
const typical =
  routes
    .filter((route) => !/^\/(zh\/)?$/.test(route))
    .map((route) => ({ route, size: statSync(fileOf(route)).size }))
    .sort((a, b) => a.size - b.size)
    .map(({ route }) => route.slice(1))
    .at(routes.length >> 1) ?? '';

/** Addresses of the scripts that stand in the HTML: all that runs before the page wakes. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src ?? '');
}

test('the first visit of a document page keeps to its budget', async ({ page, traffic }) => {
  const shiftOf = await watchLayoutShift(page);
  const response = await page.goto(typical);
  const entries = scriptsIn((await response?.text()) ?? '');
  expect(entries.length).toBeGreaterThan(0);
  await awake(page);
  // What is loaded after waking belongs to the visit too.
  await page.waitForTimeout(800);
  const loaded = await traffic.loaded();
  const before = loaded.filter(({ url }) => entries.includes(new URL(url).pathname));
  expect(bytesOf(loaded, 'document'), 'HTML').toBeLessThanOrEqual(12_000);
  expect(bytesOf(loaded, 'stylesheet'), 'CSS').toBeLessThanOrEqual(10_000);
  expect(bytesOf(before), 'JavaScript before idle').toBeLessThanOrEqual(5_000);
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
