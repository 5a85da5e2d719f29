import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hydrated } from '../harness/page-states';
import { searchOf } from '../harness/search';
import { bytesOf, type Loaded } from '../harness/traffic';
import { expect, test } from '../harness/website-test';
import { fileOf, routes } from './routes';

/** Bytes after Brotli: what shows the dialog and what searches, and a page's share of the index. */
const mostCode = 16_100;
const mostPerPage = 760;

/** In one language. */
const pages = routes.length / 2;

const isCode = ({ type, url }: Loaded): boolean => /^(script|stylesheet)$/.test(type) || url.endsWith('.js');

test('the code of the search comes with the pointer or the focus, not before, and is light', async ({
  page,
  traffic,
}) => {
  await page.goto('guide/start/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  traffic.clear();
  await page.locator('.folia-search-button').hover();
  await expect.poll(async () => (await traffic.loaded()).filter(isCode).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(traffic.urls().filter((url) => url.includes('search_index'))).toEqual([]);
  const { open, ask, hits } = searchOf(page);
  const before = new Set(traffic.urls().filter((url) => /\.(js|css)$/.test(url)));
  await open();
  await ask('declaration');
  await expect(hits.first()).toBeVisible();
  const code = (await traffic.loaded()).filter(isCode);
  // opening adds the thread that searches, and no more
  expect(code.filter(({ url }) => !before.has(url)).length).toBe(1);
  expect(bytesOf(code), code.map(({ url, bytes }) => `${url} ${bytes}`).join('\n')).toBeLessThanOrEqual(mostCode);
});

test('the keyboard brings it too', { tag: '@all' }, async ({ page, traffic }) => {
  await page.goto('guide/start/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  traffic.clear();
  await page.locator('.folia-search-button').focus();
  await expect.poll(async () => (await traffic.loaded()).filter(isCode).length).toBeGreaterThan(0);
});

test('the index of each language is light', async () => {
  const folder = join(fileOf('/'), '..', 'static');
  const sizes = readdirSync(folder)
    .filter((name) => /^search_index\.\w+\.[0-9a-f]{8}\.json$/.test(name))
    .map((name) => [name, brotliCompressSync(readFileSync(join(folder, name))).length] as const);
  expect(sizes.map(([name]) => name.split('.')[1]).sort()).toEqual(['en', 'zh']);
  for (const [name, bytes] of sizes) expect(bytes, name).toBeLessThanOrEqual(mostPerPage * pages);
});
