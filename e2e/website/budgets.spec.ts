import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { watchLayoutShift } from '../harness/layout-shift';
import { awake } from '../harness/page-states';
import { bytesOf } from '../harness/traffic';
import { expect, test } from '../harness/website-test';
import { fileOf, routes } from './routes';

/** Pages of documentation, by the size of their HTML. */
const documents = routes
  .filter((route) => !/^\/(zh\/)?$/.test(route))
  .sort((a, b) => statSync(fileOf(a)).size - statSync(fileOf(b)).size)
  .map((route) => ({ path: route.slice(1), hasTabs: readFileSync(fileOf(route), 'utf8').includes('folia-tabs') }));

/** The page of middle size among those with (or without) tabs, whose code only they load. */
function middle(withTabs: boolean): string {
  const pages = documents.filter(({ hasTabs }) => hasTabs === withTabs);
  return pages[pages.length >> 1]?.path ?? '';
}

const typical = middle(false);

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
  expect(bytesOf(loaded), 'everything').toBeLessThanOrEqual(86_000);
  expect(bytesOf(loaded, 'font'), 'web fonts').toBe(0);
  expect(await shiftOf()).toBeLessThan(0.02);
});

test('the code of engine and theme adds at most 25 kB to React', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(typical);
  await awake(page);
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(scripts);
  // React stands in a file of its own, and in no other.
  const [react = [], own = []] = [true, false].map((wanted) => all.filter((code) => isReact(code) === wanted));
  expect(react).toHaveLength(1);
  expect(react[0]).not.toContain('folia');
  expect(own.length).toBeGreaterThan(0);
  const bytes = own.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
  expect(bytes, 'JavaScript beside React').toBeLessThanOrEqual(25_000);
});

/** What marks the elements React makes. */
const isReact = (code: string) => code.includes('react.transitional.element');

test('tabs add their code and no more', async ({ page, traffic }) => {
  await page.goto(middle(true));
  await awake(page);
  await page.getByRole('tab').first().focus();
  await page.waitForLoadState('networkidle');
  expect(bytesOf(await traffic.loaded()), 'everything').toBeLessThanOrEqual(88_500);
});

test('SF-19 nothing is asked of another host', async ({ page, traffic, server }) => {
  for (const path of ['', typical, 'zh/config/lib']) {
    await page.goto(path);
    await awake(page);
  }
  const { origin } = new URL(server.url);
  expect(traffic.urls().filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});
