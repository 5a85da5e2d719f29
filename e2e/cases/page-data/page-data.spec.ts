import type { Page } from '@playwright/test';
import { hydrated, markDocument } from '../../harness/page-states';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

const factsOf = async (page: Page) => JSON.parse((await page.locator('#facts').textContent()) ?? '');

test('PD-04 PD-05 a component learns all about the page it stands on', {
  tag: '@dev',
  ...requirement('PD-01', 'PD-03'),
}, async ({ page }) => {
  await page.goto('guide/');
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
  });
});

test('PD-05 `charIndex` is where the heading stands in the text of the page', async ({ page }) => {
  await page.goto('guide/');
  const [{ charIndex }] = (await factsOf(page)).toc;
  expect('The guide Text, the other page, blank, custom. A first heading'.indexOf('A first')).toBe(charIndex);
});

for (const [path, type] of [
  ['', 'home'],
  ['guide/other', 'doc'],
  ['guide/custom', 'custom'],
] as const)
  test(`/${path} is of type ${type}`, { tag: '@dev', ...requirement('PD-02') }, async ({ page }) => {
    await page.goto(path);
    expect((await factsOf(page)).pageType).toBe(type);
  });

test('PD-02 PD-12 C-02 the 404 page: its type, address and empty facts', { tag: '@dev' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/404/);
  await page.goto('nowhere');
  await hydrated(page);
  expect(await factsOf(page)).toMatchObject({ pageType: '404', routePath: '/404', pagePath: '', title: '', toc: [] });
  await expect(page).toHaveTitle('404 - Facts');
});

test('SF-10 SF-13 what a component learns about the site', { tag: '@dev', ...requirement('PD-07') }, async ({
  page,
  site,
}) => {
  await page.goto('zh/guide/');
  const facts = JSON.parse((await page.locator('#site').textContent()) ?? '');
  expect(facts).toEqual({ base: '/', locales: ['en', 'zh'], versions: [], ssg: true });
  expect((await factsOf(page)).pagePath).toBe('zh/guide/index.md');
  expect(await page.content()).not.toContain(site.folder);
});

for (const [path, title] of [
  ['guide/', 'The guide - Facts'],
  ['guide/other', 'Another title | Suffix'],
  ['', 'Facts - The first page'],
  ['zh/', 'Facts - 首页'],
  ['guide/blank', 'Facts'],
  ['guide/custom', 'Facts'],
  ['guide/untitled', 'Facts'],
] as const)
  test(`the document title of /${path}`, requirement('PD-04', 'PD-09', 'PD-10', 'PD-11', 'PD-12'), async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  });

/** What the head says of the page, each tag as one line. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll('meta[name], meta[property], link[rel=canonical], link[rel=alternate]');
    const lines = [...tags].map((tag) => [...tag.attributes].map(({ value }) => value).join(' '));
    return lines.filter((line) => !line.startsWith('viewport')).sort();
  });

test('PD-13 PD-17 a soft navigation changes the whole head to what a load would give', {
  tag: '@dev',
  ...requirement('PD-14', 'PD-15'),
}, async ({ page }) => {
  const loaded: string[][] = [];
  const steps = ['guide/', 'guide/other', 'zh/guide/', 'zh/'];
  for (const path of steps) {
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
      'og:site_name Facts',
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
  await expect(page).toHaveTitle('指南 - Facts');
  await page.locator('.folia-header a').first().click();
  await expect.poll(() => headOf(page)).toEqual(loaded[3]);
  expect(await isSameDocument()).toBe(true);
});

test('PD-13 C-24 the description: of the page, else of the language', async ({ page }) => {
  const description = page.locator('meta[name="description"]');
  for (const [path, text] of [
    ['guide/', 'What the guide is about.'],
    ['guide/other', 'The description of English pages.'],
    ['zh/guide/', '中文页面的描述。'],
  ] as const) {
    await page.goto(path);
    await expect(description).toHaveAttribute('content', text);
  }
});

test('the icon is a file of the public folder', requirement('PD-16'), async ({ page, request, site }) => {
  await page.goto('guide/');
  const href = (await page.locator('link[rel="icon"]').getAttribute('href')) ?? '';
  const answer = await request.get(new URL(href, site.url).href);
  expect(answer.headers()['content-type']).toContain('svg');
});

test(
  'tags of the configuration stand first, those of the page last',
  requirement('PD-17'),
  async ({ request, site }) => {
    const html = await (await request.get(`${site.url}guide/`)).text();
    expect(html.indexOf('content="of the site"')).toBeGreaterThan(0);
    expect(html.indexOf('content="Ada"')).toBeGreaterThan(html.indexOf('content="of the site"'));
  },
);
