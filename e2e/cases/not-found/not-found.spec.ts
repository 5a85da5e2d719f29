import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { codeIsMissing } from '../../harness/console';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

// A link that leads nowhere is logged, by the browser and by the page.
test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/404 \(Not Found\)|could not be shown in place/));

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const isLost = (page: Page) => expect(title(page)).toContainText('PAGE NOT FOUND');

test('an unknown address shows the three texts below the header', {
  tag: '@dev',
  ...requirement('ER-01', 'NF-01', 'NF-05', 'RT-20'),
}, async ({ page, site }) => {
  if (site.mode === 'build') expect(readFileSync(join(site.out, '404.html'), 'utf8')).toContain('PAGE NOT FOUND');
  const response = await page.goto('nope');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveTitle('404 - Lost');
  const main = page.getByRole('main');
  await expect(main).toContainText('404');
  await isLost(page);
  await expect(title(page)).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'Take me home' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Guide' })).toBeVisible();
  for (const part of ['sidebar', 'outline', 'mobile-bar', 'page-footer'])
    await expect(page.locator(`.folia-${part}`), part).toHaveCount(0);
});

test('an address with two slashes asks no other server', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/');
  const { hostname, origin } = new URL(page.url());
  await page.goto(`${origin}//other.example/guide.html`);
  await isLost(page);
  await hydrated(page);
  expect(new Set(asked)).toEqual(new Set([hostname]));
});

test('the link leads home, in the language of the address', async ({ page }) => {
  await page.goto('nope');
  await page.getByRole('main').getByRole('link').click();
  await expect(title(page)).toContainText('Home');
  await page.goto('zh/nope');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/zh\/$/);
  await expect(title(page)).toContainText('首页');
});

test.describe('the first two segments of an unknown address', requirement('RT-08'), () => {
  test('say its language; deeper ones and those of a known page do not', { tag: '@dev' }, async ({ page }) => {
    for (const [path, lang] of [
      ['nope', 'en'],
      ['zh/nope/deeper', 'zh'],
      ['nope/zh', 'zh'],
      ['nope/deeper/zh', 'en'],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('html'), path).toHaveAttribute('lang', lang);
      await isLost(page);
    }
    await page.goto('guide/zh/');
    await hydrated(page);
    await expect(title(page)).toContainText('Chinese for beginners');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('say its version and language', async ({ page, sites }) => {
    const { url } = await sites.running(join(import.meta.dirname, '../versions/site'));
    for (const [path, version, lang] of [
      ['nope', 'v2', 'en'],
      ['v1/nope', 'v1', 'en'],
      ['v1/zh/nope', 'v1', 'zh'],
    ] as const) {
      await page.goto(url + path);
      await hydrated(page);
      await isLost(page);
      await expect(page.locator('html'), path).toHaveAttribute('lang', lang);
      await expect(page.locator('.folia-header summary').filter({ hasText: /v\d/ }), path).toContainText(version);
    }
  });
});

test('pages with similar addresses are offered, in the language of the address, and the search', {
  tag: '@dev',
}, async ({ page, site }) => {
  for (const [path, name, to] of [
    ['guide/strat', 'Start', 'guide/start/'],
    ['zh/guide/start<img src=x>', '开始', 'zh/guide/start/'],
  ] as const) {
    await page.goto(path);
    const nearest = page.getByRole('navigation', { name: /^(Did you mean|你要找的可能是)$/ });
    await expect(nearest.getByRole('link').first()).toContainText(name);
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await nearest.getByRole('link').first().click();
    await expect(page).toHaveURL(site.url + to);
  }
});

test('on Chinese pages a Chinese line precedes each English one', async ({ page }) => {
  await page.goto('zh/nope');
  await expect(title(page)).toContainText('页面未找到');
  await isLost(page);
  await expect(page).toHaveTitle('404 - 迷路');
  await expect(page.getByRole('main').getByRole('link')).toHaveText('返回首页 · Take me home');
  await expect(title(page).getByText('PAGE NOT FOUND')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('link', { name: '指南' })).toBeVisible();
});

test.describe('the segment of the default language', requirement('NF-03'), () => {
  for (const [from, to] of [
    ['en/guide/start/?x=1&y#a-part', 'guide/start/?x=1&y#a-part'],
    ['en', ''],
    ['EN/guide/start/', 'guide/start/'],
  ] as const)
    test(`leaves the address: /${from} becomes /${to}`, async ({ page, site }) => {
      await page.goto('about:blank');
      await page.goto(from);
      await expect(page).toHaveURL(site.url + to);
      await expect(title(page)).toContainText(to === '' ? 'Home' : 'Start');
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });

  test('stays when it is not the first one', async ({ page, site }) => {
    await page.goto('guide/en/start');
    await hydrated(page);
    await expect(page).toHaveURL(`${site.url}guide/en/start`);
    await isLost(page);
  });

  test('leaves without a flash of the 404 page: no other script is needed', async ({ page, consoleErrors, site }) => {
    consoleErrors.expect(/ERR_FAILED/);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.folia-not-found')) sessionStorage.setItem('seen', 'a 404 page');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('en/guide/start/');
    await expect(page).toHaveURL(`${site.url}guide/start/`);
    await expect(title(page)).toContainText('Start');
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  });
});

test('an unknown address behind the segment ends at the 404 page, once', {
  tag: '@dev',
  ...requirement('NF-07'),
}, async ({ page, traffic, site }) => {
  await page.goto('en/nope');
  await hydrated(page);
  await expect(page).toHaveURL(`${site.url}nope`);
  await isLost(page);
  expect(traffic.urls().filter((url) => new URL(url).pathname === '/nope')).toHaveLength(1);
  await page.goto('en/en/guide/start/');
  await expect(page).toHaveURL(`${site.url}guide/start/`);
});

test('its data is that of no page: no title, no outline, no source', requirement('NF-04'), async ({ page }) => {
  await page.goto('nope');
  const data = await page.locator('#folia-page').textContent();
  const { page: facts, prev, next, editHref } = JSON.parse(data ?? '{}');
  expect(facts).toMatchObject({ href: '/404', pageType: '404', title: '', toc: [], relativePath: '' });
  expect(facts.route).toEqual({ id: '404', locale: 'en', version: '' });
  expect([prev, next, editHref]).toEqual([null, null, null]);
});

test(
  'a link to an unknown address ends there, never at an empty page',
  requirement('NF-06'),
  async ({ page, site }) => {
    for (const [path, link, to] of [
      ['', 'nowhere', 'nowhere'],
      ['', 'nowhere in a folder', 'guide/nothing/'],
      ['zh/', '不存在', 'zh/nowhere'],
    ] as const) {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(site.url + to);
      await isLost(page);
      await page.goBack();
      await expect(page.getByRole('main').getByRole('link', { name: link, exact: true })).toBeVisible();
    }
  },
);

test('back leads to the page before even when the 404 page cannot be hydrated', { tag: '@all' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED|could not be made interactive/);
  consoleErrors.expect(codeIsMissing);
  await page.goto('');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'nowhere', exact: true }).click();
  await isLost(page);
  await page.route(/\/js\/(?!main)/, (route) => route.abort());
  await page.reload();
  await isLost(page);
  await page.unroute(/\/js\/(?!main)/);
  await page.goBack();
  await expect(title(page)).toContainText('Home');
});

test('the header of the 404 page navigates without a reload', async ({ page }) => {
  await page.goto('nope');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
  await expect(title(page)).toContainText('Start');
  await expect(page.locator('.folia-sidebar')).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the 404 page is shown and leads home', { tag: '@all' }, async ({ page }) => {
    const response = await page.goto('nope');
    expect(response?.status()).toBe(404);
    await isLost(page);
    await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  });
});
