import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';
import { expect, test } from '../../harness/test';

const origin = 'https://files.example';
const expected = (name: string) => readFileSync(join(import.meta.dirname, 'expected', name), 'utf8');
const textOf = async (page: Page, path: string) => (await page.request.get(path)).text();
const menuButton = (page: Page) => page.getByRole('button', { name: 'Copy page' });
const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy as Markdown' });

/** Every hash of an image's name differs from machine to machine of encodings; the rest must not. */
const withoutHashes = (text: string) => text.replaceAll(/\.[\da-f]{10}\.svg/g, '.HASH.svg');

test('the Markdown page of a page holds what the page shows, components and quoted code included', {
  tag: '@dev',
}, async ({ page }) => {
  const answer = await page.request.get('guide/everything.md');
  expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(withoutHashes(await answer.text())).toBe(expected('everything.md'));
});

test('home pages, overviews, pages without a heading and pages of every language have a Markdown page', {
  tag: '@dev',
}, async ({ page }) => {
  expect(await textOf(page, 'index.md')).toContain('# Generated files For programs\n\nRead me.\n');
  const overview = await textOf(page, 'blog/index.md');
  expect(overview).toContain(`### [First](${origin}/docs/blog/first.md)`);
  expect(await textOf(page, 'guide/start/deep.md')).toContain('\n# Deep\n\nA page without a heading.\n');
  expect(await textOf(page, 'zh/guide/index.md')).toContain('# 指南\n\n中文页面，内容相同。\n');
  expect((await page.request.get('guide.md')).status()).toBe(404);
  expect((await page.request.get('404.md')).status()).toBe(404);
});

test('the head names the Markdown page and the feeds, also after a soft navigation', async ({ page }) => {
  const alternates = () =>
    page
      .locator('head link[rel="alternate"][type]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('type'), link.getAttribute('href')]));
  await page.goto('guide/');
  await hydrated(page);
  expect(await alternates()).toEqual([['text/markdown', '/docs/guide/index.md']]);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog');
  expect(await alternates()).toEqual([
    ['text/markdown', '/docs/blog/index.md'],
    ['application/rss+xml', '/docs/blog/rss.xml'],
    ['application/atom+xml', '/docs/blog/atom.xml'],
    ['application/rss+xml', '/docs/releases-rss.xml'],
  ]);
  await page.goto('zh/blog/second');
  expect(await alternates()).toContainEqual(['application/atom+xml', '/docs/zh/blog/atom.xml']);
});

test('a second feed has its own file, title, languages, content and length', { tag: '@dev' }, async ({ page }) => {
  const answer = await page.request.get('releases-rss.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const feed = await answer.text();
  expect(feed).toContain('<title>Releases</title>');
  expect(feed).toContain(`<atom:link rel="self" type="application/rss+xml" href="${origin}/docs/releases-rss.xml"/>`);
  expect(feed.match(/<item>/g)).toHaveLength(1);
  expect(feed).not.toContain('content:encoded>');
  expect((await page.request.get('zh/releases-rss.xml')).status()).toBe(404);
});

test('llms.txt lists the pages of a language, llms-full.txt holds their Markdown pages in the same order', {
  tag: '@dev',
}, async ({ page }) => {
  const list = await textOf(page, 'llms.txt');
  expect(list).toBe(expected('llms.txt'));
  const addresses = [...list.matchAll(/\((https:[^)]+)\.md\)/g)].map(([, address]) => address);
  const whole = await textOf(page, 'llms-full.txt');
  const urls = [...whole.matchAll(/^url: "(.*)"$/gm)].map(([, url]) => url?.replace(/\/$/, '/index'));
  expect(urls.toSorted()).toEqual(addresses.toSorted());
  expect(whole).toContain(await textOf(page, 'guide/start/deep.md'));
  expect(whole.indexOf('# Deep')).toBeLessThan(whole.indexOf('# Everything'));
  expect(await textOf(page, 'zh/llms.txt')).toContain('# 生成的文件\n\n> 供程序阅读\n');
  expect(await textOf(page, 'zh/llms-full.txt')).toContain('中文页面，内容相同。');
});

test('the feeds of both languages have the newest post first, at most as many as configured, and absolute addresses', {
  tag: '@dev',
}, async ({ page }) => {
  const rss = await page.request.get('blog/rss.xml');
  expect(rss.headers()['content-type']).toBe('application/xml; charset=utf-8');
  await page.goto('guide/');
  const read = (xml: string, names: string[]) =>
    page.evaluate(
      ([xml, names]) => {
        const document = new DOMParser().parseFromString(xml, 'application/xml');
        if (document.querySelector('parsererror')) throw new Error(xml);
        return [...document.querySelectorAll('item, entry')].map((entry) =>
          names.map((name) => entry.getElementsByTagName(name)[0]?.textContent ?? ''),
        );
      },
      [xml, names] as const,
    );
  expect(await read(await rss.text(), ['title', 'link', 'dc:creator', 'description'])).toEqual([
    ['Second & <last>', `${origin}/docs/blog/second`, 'Ada Lovelace', 'A & B.'],
    ['First', `${origin}/docs/blog/first`, 'Ada Lovelace', ''],
  ]);
  const [[content = ''] = []] = await read(await rss.text(), ['content:encoded']);
  expect(content).toContain(`<a href="${origin}/docs/guide/#top">link</a>`);
  expect(content).not.toContain('Copy page');
  expect(await read(await textOf(page, 'zh/blog/atom.xml'), ['title', 'id', 'published'])).toEqual([
    ['第二篇', `${origin}/docs/zh/blog/second`, '2026-11-20T00:00:00.000Z'],
  ]);
});

test('a post says who wrote it and when, in the language of the page', async ({ page }) => {
  for (const [path, names, day] of [
    ['blog/second', 'Ada Lovelace and Grace "Amazing" Hopper', 'November 20, 2026'],
    ['zh/blog/second', 'Ada Lovelace和李雷', '2026年11月20日'],
  ] as const) {
    await page.goto(path);
    const line = page.locator('h1 + .folia-page-line');
    await expect(line.locator('span')).toHaveText(names);
    await expect(line.locator('time')).toHaveText(day);
    await expect(line.locator('time')).toHaveAttribute('datetime', '2026-11-20');
  }
});

test('a list of posts leads to each of them, on the page and on its Markdown page', { tag: ['@dev', '@all'] }, async ({
  page,
}) => {
  await page.goto('zh/blog/');
  const post = page.getByRole('main').getByRole('listitem');
  await expect(post).toHaveText('2026年11月20日Ada Lovelace和李雷第二篇甲与乙。');
  await expect(post.locator('svg[aria-hidden]')).toBeVisible();
  const markdown = await textOf(page, 'zh/blog/index.md');
  expect(markdown.split('\n---\n')[1]?.trim().split(/\n\s*/)).toEqual([
    ...['# 博客', '文章。', '- 2026年11月20日 Ada Lovelace和李雷'],
    ...[`## [第二篇](${origin}/docs/zh/blog/second.md)`, '甲与乙。'],
  ]);
  // all of the box is the link
  await post.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/zh\/blog\/second$/);
  await expect(page.locator('h1 ~ .folia-post-cover svg')).toBeVisible();
});

test('the button copies the page and says so for two seconds', async ({ page, context, traffic }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('guide/everything');
  await hydrated(page);
  const button = copyButton(page);
  const link = page.getByRole('link', { name: 'View Markdown' });
  await expect(button).toBeHidden();
  await menuButton(page).click();
  await expect(link).toHaveAttribute('href', '/docs/guide/everything.md');
  const claude = page.getByRole('link', { name: 'Open in Claude' });
  expect(new URL((await claude.getAttribute('href')) ?? '').searchParams.get('q')).toContain(
    'https://files.example/docs/guide/everything.md',
  );
  const place = await link.boundingBox();
  await button.hover();
  expect(traffic.urls().filter((url) => url.endsWith('.md'))).toEqual([]);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  const copied = page.locator('.folia-page-line [data-copied]');
  await expect(copied).toHaveText('Copied');
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await link.boundingBox()).toEqual(place);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await textOf(page, 'guide/everything.md'));
  await page.clock.runFor(1900);
  await expect(copied).toHaveText('Copied');
  await page.clock.runFor(100);
  await expect(copied).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(traffic.urls().filter((url) => url.endsWith('.md'))).toHaveLength(1);
});

test('by keyboard, after a soft navigation, the page that is shown is copied', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('guide/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Deep' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Deep');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(copyButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-copied]')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Deep');
});

test('where the clipboard cannot be used, the Markdown page is opened', { tag: '@all' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/The page could not be copied/);
  // what a browser asks a host for when it shows plain text
  consoleErrors.expect(/404 .*\/favicon\.ico/);
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await page.goto('guide/');
  await hydrated(page);
  await menuButton(page).click();
  await copyButton(page).click();
  await page.waitForURL('**/guide/index.md');
  await expect(page.locator('body')).toContainText('# Guide');
});

test('home pages, overviews, the 404 page and prints have no button', { tag: '@all' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 .*\/nowhere-at-all/);
  for (const path of ['', 'blog/', 'nowhere-at-all']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(menuButton(page)).toHaveCount(0);
  }
  await page.goto('guide/');
  await page.emulateMedia({ media: 'print' });
  await expect(menuButton(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the menu opens and leads to the Markdown page, and has no button', { tag: '@build-only' }, async ({ page }) => {
    await page.goto('zh/guide/');
    await page.getByRole('button', { name: '复制本页' }).click();
    await expect(page.getByRole('link', { name: '查看 Markdown' })).toHaveAttribute('href', '/docs/zh/guide/index.md');
    await expect(page.locator('[data-folia-copy-page]')).toBeHidden();
  });
});
