import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { watchLayoutShift } from '../harness/layout-shift';
import { becomesHydrated, hydrated, isHydrated } from '../harness/page-states';
import { requirement } from '../harness/requirement';
import { bytesOf } from '../harness/traffic';
import { expect, test } from '../harness/website-test';
import { fileOf, routes } from './routes';

const htmlOf = (route: string) => readFileSync(fileOf(`/${route}`), 'utf8');
const hasTabs = (route: string) => htmlOf(route).includes('folia-tabs');
const transferSize = (route: string) => brotliCompressSync(readFileSync(fileOf(route))).length;

/** Pages of documentation, by the size of their HTML as it is transferred. */
const documents = routes
  .filter((route) => !/^\/(zh\/)?$/.test(route))
  .map((route) => ({ route: route.slice(1), size: transferSize(route) }))
  .sort((a, b) => a.size - b.size)
  .map(({ route }) => route);

/** The page of middle size, of those without tabs: what tabs add has a budget of its own. */
const [typical = ''] = documents.slice(documents.length >> 1).filter((route) => !hasTabs(route));

/** Addresses of the scripts in the HTML: all that runs before the page is hydrated. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src ?? '');
}

test('the first visit of a document page keeps to its budget', async ({ page, traffic }) => {
  const shiftOf = await watchLayoutShift(page);
  const response = await page.goto(typical);
  const entries = scriptsIn((await response?.text()) ?? '');
  expect(entries.length).toBeGreaterThan(0);
  // The code that is downloaded ahead.
  await page.waitForLoadState('networkidle');
  const visited = await traffic.loaded();
  const ahead = await page.locator('link[rel=modulepreload],link[rel=prefetch]').evaluateAll(hrefsOf);
  const reading = visited.filter(({ url }) => !ahead.includes(url));
  expect(ahead.length).toBeGreaterThan(0);
  expect(await isHydrated(page)).toBe(false);
  const asked = await page.evaluate(addressesBeforeLoad);
  const untilLoad = visited.filter(({ url }) => asked.includes(url));
  // A press of a key, and not the pointer: that might come to rest near code or a link, which load more.
  await page.keyboard.press('Tab');
  await becomesHydrated(page);
  await page.waitForLoadState('networkidle');
  const loaded = await traffic.loaded();
  const before = loaded.filter(({ url }) => entries.includes(new URL(url).pathname));
  expect(bytesOf(loaded, 'document'), 'HTML').toBeLessThanOrEqual(12_000);
  expect(bytesOf(loaded, 'stylesheet'), 'CSS').toBeLessThanOrEqual(10_000);
  expect(bytesOf(before), 'JavaScript in the HTML').toBeLessThanOrEqual(4_550);
  expect(bytesOf(untilLoad), 'until load').toBeLessThanOrEqual(22_300);
  expect(bytesOf(reading), 'before hydration').toBeLessThanOrEqual(30_000);
  expect(bytesOf(loaded), 'everything').toBeLessThanOrEqual(95_000);
  expect(bytesOf(loaded, 'font'), 'web fonts').toBe(0);
  expect(await shiftOf(), 'layout shift').toBe(0);
});

/** What the page asked for before its `load` event, and the page itself. */
function addressesBeforeLoad(): string[] {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const load = document?.loadEventStart ?? 0;
  const early = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < load);
  return [location.href, ...early.map(({ name }) => name)];
}

const hrefsOf = (links: (HTMLElement | SVGElement)[]) => links.map((link) => (link as HTMLLinkElement).href);

test('the code of engine and theme adds at most 25 kB to React', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(typical);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(scripts);
  // React is in a file of its own, and in no other.
  const [react = [], own = []] = [true, false].map((wanted) => all.filter((code) => isReact(code) === wanted));
  expect(react).toHaveLength(1);
  expect(react[0]).not.toContain('folia');
  expect(own.length).toBeGreaterThan(0);
  const bytes = own.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
  expect(bytes, 'JavaScript beside React').toBeLessThanOrEqual(25_000);
});

/** What marks the elements React makes. */
const isReact = (code: string) => code.includes('react.transitional.element');

test('tabs add at most 1 kB of code', async ({ page, traffic }) => {
  const scriptsOf = async (withTabs: boolean) => {
    traffic.clear();
    await page.goto(documents.find((route) => hasTabs(route) === withTabs && !hasImages(route)) ?? '');
    await page.waitForLoadState('networkidle');
    // The code that is downloaded ahead may have come, or not yet.
    const ahead = await page.locator('link[rel=modulepreload]').evaluateAll(hrefsOf);
    return (await traffic.loaded()).filter(({ type, url }) => type === 'script' && !ahead.includes(url));
  };
  const without = (await scriptsOf(false)).map(({ url }) => url);
  const added = (await scriptsOf(true)).filter(({ url }) => !without.includes(url));
  expect(bytesOf(added)).toBeGreaterThan(0);
  expect(bytesOf(added)).toBeLessThanOrEqual(1_000);
});

const hasImages = (route: string) => /data-folia-body[\s\S]*<img/.test(htmlOf(route));

test('nothing is requested from another host', requirement('SF-19'), async ({ page, traffic, server }) => {
  for (const path of ['', typical, 'zh/config/lib']) {
    await page.goto(path);
    await hydrated(page);
  }
  const { origin } = new URL(server.url);
  expect(traffic.urls().filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});
