import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const sidebarLink = (page: Page, name: string) => page.locator('.folia-sidebar').getByRole('link', { name });

test('one HTML file per page and language, and nothing that needs a server', {
  tag: '@build-only',
  ...requirement('BD-01'),
}, ({ site }) => {
  const pages = readdirSync(site.out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const english = [
    'config/lib.html',
    'config/lib/format.html',
    'guide/index.html',
    'guide/links.html',
    'guide/next.html',
    'guide/start.html',
    'index.html',
  ];
  expect(pages.sort()).toEqual(['404.html', ...english, ...english.map((name) => `zh/${name}`)].sort());
  const assets = readdirSync(join(site.out, 'static'), { recursive: true, encoding: 'utf8' });
  for (const name of assets.filter((path) => /\.(js|css)$/.test(path)))
    expect(name).toMatch(/\.[\da-f]{6,}\.(js|css)$/);
  expect(assets.filter((name) => /^search_index\.\w+\./.test(name)).sort()).toEqual([
    expect.stringMatching(/^search_index\.en\.[\da-f]{8}\.json$/),
    expect.stringMatching(/^search_index\.zh\.[\da-f]{8}\.json$/),
  ]);
});

test('excluded files are no pages, and no address ends in `.html`', { tag: '@dev' }, async ({
  page,
  request,
  site,
}) => {
  for (const path of ['shared/note', 'drafts/draft', 'guide/_fragment', 'zh/shared/note'])
    expect((await request.get(site.url + path)).status(), path).toBe(404);
  await page.goto('guide/links');
  await expect(page.getByText('Text that pages share.')).toBeVisible();
  const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.filter((href) => href?.endsWith('.html'))).toEqual([]);
});

for (const [locale, prefix] of [
  ['en', ''],
  ['zh', '/zh'],
] as const)
  test(`links written in ${locale} lead where they should`, async ({ page }) => {
    await page.goto(`${prefix}/guide/links`);
    const list = await page
      .locator('article li > a')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(Object.fromEntries(list)).toEqual({
      'relative file': `${prefix}/guide/start`,
      'relative with extension mdx': `${prefix}/guide/links`,
      'up and down': `${prefix}/config/lib`,
      root: `${prefix}/guide/start`,
      'root with hash': `${prefix}/guide/start#place`,
      'own prefix': `${prefix}/guide/start`,
      'folder index': `${prefix}/guide/`,
      web: 'https://example.com/',
      mail: 'mailto:ada@example.com',
      'public file': '/plain.txt',
    });
  });

test.describe('pages are loaded one by one', requirement('RT-01'), () => {
  test('a page comes alone: opening it loads no other page', { tag: '@dev' }, async ({ page, traffic }) => {
    await page.goto('guide/start');
    await hydrated(page);
    expect(traffic.urls().filter((url) => /\/(next|links|lib)\b/.test(url))).toEqual([]);
    traffic.clear();
    await sidebarLink(page, 'Next').click();
    await expect(page.getByText('Words of the next page.')).toBeVisible();
    const loaded = traffic.urls().filter((url) => url.includes('.json'));
    expect(loaded.length).toBeGreaterThan(0);
    for (const url of loaded) expect(url).not.toMatch(/\/(links|lib)\b/);
  });

  test('the text of pages is in no script', { tag: '@build-only' }, ({ site }) => {
    const scripts = readdirSync(site.out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(1);
    for (const name of scripts) expect(readFileSync(join(site.out, name), 'utf8')).not.toContain('Words of the');
  });
});

test('pointing at a link or focusing it loads the page before it is followed', {
  tag: '@dev',
  ...requirement('RT-18'),
}, async ({ page, traffic }) => {
  const asked = (name: string) => traffic.urls().filter((url) => new RegExp(`${name}.*\\.json`).test(url)).length;
  await page.goto('guide/links');
  await hydrated(page);
  traffic.clear();
  await page.getByRole('link', { name: 'up and down' }).hover();
  await expect.poll(() => asked('lib')).toBe(1);
  await sidebarLink(page, 'Next').focus();
  await expect.poll(() => asked('next')).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Words of the next page.')).toBeVisible();
  expect(asked('next')).toBe(1);
});

test('a link does not take the query along, the language menu does', requirement('RT-22'), async ({ page }) => {
  await page.goto('guide/start?from=here');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await page.locator('.folia-header summary[aria-label="Language"]').click();
  await page.locator('.folia-header').getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/\/zh\/guide\/start\?from=here$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/start\?from=here$/);
  await sidebarLink(page, 'Next').click();
  await expect(page).toHaveURL(/\/guide\/next$/);
  await page.locator('.folia-prev-next').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/guide\/start$/);
  expect(await isSameDocument()).toBe(true);
});

test('the preview server: clean addresses, 404, types; a file goes before the folder of its name', {
  tag: '@build-only',
  ...requirement('BD-02', 'RT-21'),
}, async ({ page, request, site, consoleErrors }) => {
  for (const name of ['config/lib.html', 'config/lib/format.html', 'guide/index.html', '404.html'])
    expect(existsSync(join(site.out, name)), name).toBe(true);
  const get = (path: string) => request.get(site.url + path);
  expect(await (await get('config/lib')).text()).toContain('The page beside its folder.');
  expect((await get('config/lib/format')).status()).toBe(200);
  const missing = await get('config/nothing');
  expect([missing.status(), missing.headers()['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await missing.text()).toContain('PAGE NOT FOUND');
  const types: Record<string, RegExp> = { 'guide/': /html/, 'plain.txt': /plain/, 'guide/start': /html/ };
  for (const [path, type] of Object.entries(types)) expect((await get(path)).headers()['content-type']).toMatch(type);
  consoleErrors.expect(/404/);
  await page.goto('config/nothing');
  const addresses = await page
    .locator('script[src], link[rel=stylesheet]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? each.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    expect((await request.get(new URL(address, site.url).href)).headers()['content-type']).toMatch(/javascript|css/);
  }
});
