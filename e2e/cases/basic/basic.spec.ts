import { addressOfNewTab } from '../../harness/new-tab';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SF-12 BD-04 a page is complete and its links lead on', async ({ page }) => {
    await page.goto('guide/start');
    await expect(page).toHaveTitle('Start - Basic');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Start');
    await expect(page.getByText('The quick brown fox reads on')).toBeVisible();
    await expect(page.locator('.folia-header').getByRole('link', { name: 'Guide' })).toBeVisible();
    await page.locator('.folia-sidebar').getByRole('link', { name: 'After' }).click();
    await expect(page.getByText('Six times seven is 42.')).toBeVisible();
    await page.goto('zh/guide/start');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByText('请继续阅读')).toBeVisible();
  });

  test('LG-05 the language menu opens and leads to the same page', async ({ page }) => {
    await page.goto('guide/after');
    await page.locator('.folia-header summary[aria-label="Language"]').click();
    await page.locator('.folia-header').getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/\/zh\/guide\/after$/);
    await expect(page.getByText('六乘以七等于 42。')).toBeVisible();
  });
});

for (const path of ['', 'guide/start', 'guide/after', 'zh/', 'zh/guide/start', 'zh/guide/after']) {
  test(`ST-01 /${path} hydrates without a console error`, { tag: '@dev' }, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
  });
}

test('ST-02 PD-15 a soft navigation keeps the document and changes title, sidebar and outline', {
  tag: '@dev',
}, async ({ page }) => {
  await page.goto('guide/start');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await page.locator('.folia-sidebar').getByRole('link', { name: 'After' }).click();
  await expect(page.getByText('Six times seven is 42.')).toBeVisible();
  await expect(page).toHaveURL(/\/guide\/after$/);
  await expect(page).toHaveTitle('After - Basic');
  await expect(page.locator('.folia-sidebar [aria-current="page"]')).toHaveText('After');
  await expect(page.locator('.folia-outline')).toContainText('A second heading');
  expect(await isSameDocument()).toBe(true);
});

test('PD-14 a change of language keeps the document and sets `lang`', { tag: '@dev', ...requirement('LG-05') }, async ({
  page,
}) => {
  await page.goto('guide/start?from=here');
  await hydrated(page);
  const isSameDocument = await markDocument(page);
  await page.locator('.folia-header summary[aria-label="Language"]').click();
  await expect(page.locator('.folia-header span[aria-current="true"]')).toHaveText('English');
  await page.locator('.folia-header').getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page).toHaveTitle('开始 - Basic');
  await expect(page).toHaveURL(/\/zh\/guide\/start\?from=here$/);
  await expect(page.locator('.folia-header').getByRole('link', { name: '指南' })).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});

test('ST-05 back restores the place, a link goes to the top, a hash to its heading', async ({ page }) => {
  await page.goto('guide/start');
  await hydrated(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const before = await page.evaluate(() => scrollY);
  await page.locator('.folia-sidebar').getByRole('link', { name: 'After' }).click();
  await expect(page.getByText('Six times seven is 42.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByText('The quick brown fox reads on')).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('RT-13 RT-14 a link with a hash to another page arrives at the heading, also in Chinese', { tag: '@dev' }, async ({
  page,
}) => {
  await page.goto('zh/');
  await hydrated(page);
  await page.locator('main').getByRole('link', { name: '之后的内容' }).click();
  await expect(page.getByText('第二个标题下面的文字')).toBeVisible();
  expect(decodeURI(page.url())).toMatch(/\/zh\/guide\/after#第二个标题$/);
});

test('RT-18 PB-04 a link under the pointer is loaded before it is clicked', { tag: '@dev' }, async ({
  page,
  traffic,
}) => {
  await page.goto('guide/start');
  await hydrated(page);
  traffic.clear();
  const link = page.locator('.folia-sidebar').getByRole('link', { name: 'After' });
  await link.hover();
  await expect.poll(() => traffic.urls().filter((url) => /after.*\.json/.test(url)).length).toBe(1);
  await link.click();
  await expect(page.getByText('Six times seven is 42.')).toBeVisible();
  expect(traffic.urls().filter((url) => /after/.test(url))).toHaveLength(1);
});

test('RT-15 a modified click opens a new tab', { tag: '@dev' }, async ({ page, context }) => {
  await page.goto('guide/start');
  await hydrated(page);
  const link = page.locator('.folia-sidebar').getByRole('link', { name: 'After' });
  const asked = await addressOfNewTab(context, () => link.click({ modifiers: ['ControlOrMeta'] }));
  expect(asked).toMatch(/\/guide\/after$/);
  await expect(page).toHaveURL(/\/guide\/start$/);
});

test('NF-01 NF-05 RT-08 an unknown address answers 404 in its language', { tag: '@dev' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/404/);
  const response = await page.goto('nope');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404 - Basic');
  await expect(page.getByText('PAGE NOT FOUND')).toBeVisible();
  await expect(page.locator('.folia-sidebar')).toHaveCount(0);
  await hydrated(page);
  await page.goto('zh/nope');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await hydrated(page);
  await page.locator('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/zh\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('欢迎');
});

test('NF-03 an address with the default language is corrected', { tag: '@dev' }, async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404/);
  await page.goto('en/guide/start?x=1');
  await expect(page).toHaveURL(/:\d+\/guide\/start\?x=1$/);
  await expect(page.getByText('The quick brown fox reads on')).toBeVisible();
});

test('PD-13 PD-08 the description is in the head, and no path of this machine is in the page', {
  tag: '@build-only',
}, async ({ request, site }) => {
  const html = await (await request.get(`${site.url}guide/start`)).text();
  expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toBe('Where to begin.');
  expect(html.includes(site.folder)).toBe(false);
});

for (const path of ['guide/start.html', 'guide/start/', 'zh/index.html'])
  test(`RT-09 /${path} is answered too`, { tag: '@build-only' }, async ({ request, site }) => {
    expect((await request.get(site.url + path)).status()).toBe(200);
  });

test('PD-14 the static HTML of a Chinese page says so', async ({ request, site }) => {
  const html = await (await request.get(`${site.url}zh/guide/after`)).text();
  expect(/<html[^>]* lang="([^"]*)"/.exec(html)?.[1]).toBe('zh');
  expect(html.includes('第二个标题下面的文字。')).toBe(true);
});
