import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { check } from 'folia/node';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { createFixtureDir } from '../../harness/site-folder';
import { expect, test } from '../../harness/test';
import { committed } from './prepare';

const factsOf = async (page: Page) => JSON.parse((await page.locator('#facts').textContent()) ?? '');

test('a component learns all about the page it is on', {
  tag: '@dev',
  ...requirement('PD-01', 'PD-03'),
}, async ({ page }) => {
  await page.goto('guide/?x=1#a-first-heading');
  await hydrated(page);
  expect(await factsOf(page)).toEqual({
    pagePath: 'en/guide/index.md',
    routePath: '/guide/',
    pageType: 'doc',
    title: 'The guide',
    frontmatter: {
      description: 'What the guide is about.',
      head: [['meta', { name: 'author', content: 'Ada' }]],
      custom: 7,
    },
    toc: [{ id: 'a-first-heading', text: 'A `first` heading', depth: 2, charIndex: expect.any(Number) }],
    lang: 'en',
    version: '',
    lastUpdatedTime: Date.parse(committed),
  });
});

test('`charIndex` is where the heading begins in the text of the page', async ({ page }) => {
  await page.goto('guide/');
  const [{ charIndex }] = (await factsOf(page)).toc;
  expect('The guide Text, the other page, blank, custom. A first heading'.indexOf('A first')).toBe(charIndex);
});

test('the type of a page', requirement('PD-02'), async ({ page, consoleErrors }) => {
  consoleErrors.expect(/404/);
  for (const [path, pageType] of [
    ['', 'home'],
    ['guide/', 'doc'],
    ['guide/other', 'doc'],
    ['guide/custom', 'custom'],
    ['guide/blank', 'blank'],
    ['guide/lost', '404'],
  ] as const) {
    await page.goto(path);
    expect((await factsOf(page)).pageType, path).toBe(pageType);
  }
  await page.goto('nowhere');
  await hydrated(page);
  expect(await factsOf(page)).toMatchObject({ pageType: '404', routePath: '/404', pagePath: '', title: '', toc: [] });
});

test.describe('the site', requirement('PD-07'), () => {
  test('what a component learns about the site', async ({ page, site }) => {
    await page.goto('zh/guide/');
    const facts = JSON.parse((await page.locator('#site').textContent()) ?? '');
    expect(facts).toEqual({
      lang: 'en',
      base: '/',
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '简体中文' },
      ],
      multiVersion: { default: '', versions: [] },
      ssg: true,
    });
    expect((await factsOf(page)).pagePath).toBe('zh/guide/index.md');
    expect(await page.content()).not.toContain(site.folder);
  });

  test('what a program learns about its pages', { tag: '@build-only' }, async () => {
    test.setTimeout(120_000);
    const fixtureDir = createFixtureDir();
    const { pages } = await check({ cwd: fixtureDir.copy('checked', join(import.meta.dirname, 'site')) });
    fixtureDir.close();
    const guide = ['bare-home', 'blank', 'custom', 'dash', 'index', 'lost', 'other', 'untitled'];
    const files = guide.map((name) => `en/guide/${name}.md`);
    expect(pages.map(({ pagePath }) => pagePath).sort()).toEqual([
      ...files,
      ...['en/index.md', 'zh/guide/index.md', 'zh/index.md'],
    ]);
    expect(pages.find(({ routePath }) => routePath === '/zh/guide/')).toMatchObject({
      ...{ pagePath: 'zh/guide/index.md', title: '快速上手', lang: 'zh', version: '', pageType: 'doc' },
      toc: [{ id: '第一个标题', text: '第一个标题', depth: 2, charIndex: expect.any(Number) }],
    });
  });
});

test(
  'the title of a page, and of its document',
  requirement('PD-04', 'PD-09', 'PD-10', 'PD-11', 'PD-12'),
  async ({ page, consoleErrors }) => {
    consoleErrors.expect(/404/);
    for (const [path, title, documentTitle] of [
      ['guide/', 'The guide', 'The guide - Rslib'],
      ['zh/guide/', '快速上手', '快速上手 - Rslib'],
      ['guide/other', 'Another title', 'Another title | Suffix'],
      ['guide/dash', 'Quick Start', 'Quick Start - Suffix'],
      ['guide/custom', 'Custom heading', 'Rslib'],
      ['guide/blank', 'Blank heading', 'Rslib'],
      ['guide/untitled', '', 'Rslib'],
      ['', '', 'Rslib - Rsbuild-based library build tool'],
      ['zh/', '', 'Rslib - 基于 Rsbuild 的库构建工具'],
      ['guide/bare-home', '', 'Rslib'],
      ['nowhere', '', '404 - Rslib'],
    ] as const) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(documentTitle);
      expect((await factsOf(page)).title, path).toBe(title);
    }
  },
);

/** What the head says of the page, each tag as one line. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll('meta[name], meta[property], link[rel=canonical], link[rel=alternate]');
    const lines = [...tags].map((tag) => [...tag.attributes].map(({ value }) => value).join(' '));
    return lines.filter((line) => !line.startsWith('viewport')).sort();
  });

test(
  'a soft navigation changes the whole head to what a load would give',
  requirement('PD-14', 'PD-15'),
  async ({ page, site }) => {
    const loaded: string[][] = [];
    const steps = [
      ['guide/', 'en'],
      ['guide/other', 'en'],
      ['zh/guide/', 'zh'],
      ['zh/', 'zh'],
    ] as const;
    for (const [path, lang] of steps) {
      expect(await (await page.request.get(site.url + path)).text()).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
      await page.goto(path);
      loaded.push(await headOf(page));
    }
    expect(loaded[0]).toEqual(
      [
        'alternate en https://docs.example.com/guide/',
        'alternate zh https://docs.example.com/zh/guide/',
        'author Ada',
        'canonical https://docs.example.com/guide/',
        'description What the guide is about.',
        'generator of the site',
        'og:description What the guide is about.',
        'og:locale en',
        'og:site_name Rslib',
        'og:title The guide',
        'og:type article',
        'og:url https://docs.example.com/guide/',
      ].sort(),
    );
    await page.goto('guide/');
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    const language = async () => {
      await page.locator('.folia-header summary[aria-label="Language"]').click();
      await page.locator('.folia-header').getByRole('link', { name: '简体中文' }).click();
    };
    await page.getByRole('link', { name: 'the other page' }).click();
    await expect.poll(() => headOf(page)).toEqual(loaded[1]);
    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(loaded[0]);
    await language();
    await expect.poll(() => headOf(page)).toEqual(loaded[2]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', '中文页面的描述。');
    await expect(page).toHaveTitle('快速上手 - Rslib');
    await page.locator('.folia-header a').first().click();
    await expect.poll(() => headOf(page)).toEqual(loaded[3]);
    expect(await isSameDocument()).toBe(true);
  },
);

test('the icon is a file of the public folder', requirement('PD-16'), async ({ page, request, site }) => {
  await page.goto('guide/');
  const href = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';
  const answer = await request.get(new URL(href, site.url).href);
  expect(href).toBe('/icon.svg');
  expect(answer.headers()['content-type']).toContain('svg');
});

test(
  'tags of the configuration come first, those of the page last',
  requirement('PD-17'),
  async ({ request, site }) => {
    const html = await (await request.get(`${site.url}guide/`)).text();
    expect(html.indexOf('content="of the site"')).toBeGreaterThan(0);
    expect(html.indexOf('content="Ada"')).toBeGreaterThan(html.indexOf('content="of the site"'));
  },
);
