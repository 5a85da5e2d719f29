import type { Page } from '@playwright/test';
import { requirement } from '../../harness/requirement';
import { searchOf } from '../../harness/search';
import { expect, test } from '../../harness/test';

interface Document {
  title: string;
  content: string;
  routePath: string;
  [key: string]: unknown;
}

/** The English index as the site serves it. */
async function indexOf(page: Page, site: { url: string }) {
  const list: Record<string, string> = await (await page.request.get(`${site.url}static/search_index.json`)).json();
  const answer = await page.request.get(new URL(list['search_index.en'] ?? '', site.url).href);
  const file: { words: { weights: string }; documents: Document[] } = await answer.json();
  return { list, ...file };
}

test('SI-01 SI-19 one file a language, named by its content', {
  tag: '@dev',
  ...requirement('SI-02', 'SI-03'),
}, async ({ page, site }) => {
  const { list } = await indexOf(page, site);
  expect(Object.keys(list)).toEqual(['search_index.en', 'search_index.zh']);
  for (const [name, href] of Object.entries(list))
    expect(href).toMatch(new RegExp(`^/static/${name}\\.[0-9a-f]{8}\\.json$`));
});

test('nine weights of words, and queries of one character', { ...requirement('CN-10') }, async ({ page, site }) => {
  const { list, words } = await indexOf(page, site);
  expect(Object.keys(list)).toContain('search_index.en');
  // a digit per word and page; the word that is a page's title has the highest
  expect(words.weights).toMatch(/^[0-8]+$/);
  expect(words.weights).toContain('8');
  await page.goto('guide/start');
  const { open, ask, hits } = searchOf(page);
  await open();
  await ask('a');
  await expect(hits).not.toHaveCount(0);
});

test('the fields of a document, and what is not among them', {
  tag: '@dev',
  ...requirement('SI-05', 'SI-06', 'SI-07'),
}, async ({ page, site }) => {
  const { documents } = await indexOf(page, site);
  expect(documents.map(({ routePath }) => routePath).sort()).toEqual(['/config/auto-external', '/guide/start']);
  const start = documents.find(({ routePath }) => routePath === '/guide/start');
  expect(start).toMatchObject({ title: 'First steps', domain: '', lang: 'en', version: '' });
  expect(start?.content).toMatch(/^Everything begins/);
  const text = JSON.stringify(documents);
  for (const absent of ['compass', 'tooltipword', 'iVBOR', 'homepagesecret', 'quicksilver', site.folder, '.md'])
    expect(text, absent).not.toContain(absent);
});

const found: [query: string, href: string][] = [
  ['resume', '/guide/start#more-options'],
  ['ёлка', '/guide/start#more-options'],
  ['라이브러리', '/guide/start#more-options'],
  ['ライブラリ', '/guide/start#more-options'],
  ['semaphore', '/guide/start#examples'],
  ['zeppelin', ''],
  ['light', '/guide/start'],
  ['house', '/guide/start'],
  ['lihgthouse', '/guide/start'],
  ['onboarding', '/guide/start'],
  ['auto external', '/config/auto-external'],
  ['--no-auto-external', '/config/auto-external'],
  ['1.0', '/config/auto-external#default'],
  ['a', '/config/auto-external'],
];

const foundInChinese: [query: string, href: string][] = [
  ['构建产物', '/zh/guide/start#%E6%9E%84%E5%BB%BA%E4%BA%A7%E7%89%A9'],
  ['建产', '/zh/guide/start#%E6%9E%84%E5%BB%BA%E4%BA%A7%E7%89%A9'],
  ['库', '/zh/guide/start#%E6%9E%84%E5%BB%BA%E4%BA%A7%E7%89%A9'],
  ['ESM 产物', '/zh/guide/start#%E6%9E%84%E5%BB%BA%E4%BA%A7%E7%89%A9'],
  ['不会进入', '/zh/config/auto-external'],
];

for (const [start, queries] of [
  ['guide/start', found],
  ['zh/guide/start', foundInChinese],
] as const)
  test(`SI-09 SI-12 words, parts of words, mistakes and scripts (/${start})`, {
    tag: '@dev',
    ...requirement('SI-08', 'SI-13'),
  }, async ({ page }) => {
    await page.goto(start);
    const { open, ask, hits } = searchOf(page);
    await open();
    for (const [query, href] of queries) {
      await ask(query);
      if (href === '') await expect(hits, query).toHaveCount(0);
      else await expect(hits.first(), query).toHaveAttribute('href', href);
    }
  });
