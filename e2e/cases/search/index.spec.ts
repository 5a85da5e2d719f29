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

interface IndexFile {
  words: { weights: string };
  documents: Document[];
}

/** The list of indexes as the site serves it, and what is in them. */
async function readIndexes(page: Page, site: { url: string }) {
  const list: Record<string, string> = await (await page.request.get(`${site.url}static/search_index.json`)).json();
  const read = async (name: string): Promise<IndexFile> =>
    (await page.request.get(new URL(list[name] ?? '', site.url).href)).json();
  return { list, read };
}

test('one index a language, named by its content, the same in the dev server', {
  tag: '@dev',
  ...requirement('SI-02', 'SI-03', 'SI-19'),
}, async ({ page, site }) => {
  const { list, read } = await readIndexes(page, site);
  const pages: Record<string, [route: string, title: string][]> = {
    de: [['/de/guide/start', 'Erste Schritte']],
    en: [
      ['/config/auto-external', 'autoExternal'],
      ['/guide/start', 'First steps'],
      ['/imprint', 'Imprint'],
    ],
    zh: [
      ['/zh/config/auto-external', 'autoExternal'],
      ['/zh/guide/start', '快速上手'],
    ],
  };
  expect(Object.keys(list).sort()).toEqual(Object.keys(pages).map((lang) => `search_index.${lang}`));
  for (const [lang, expected] of Object.entries(pages)) {
    const name = `search_index.${lang}`;
    expect(list[name]).toMatch(new RegExp(`^/docs/static/${name}\\.[0-9a-f]{8}\\.json$`));
    const { documents } = await read(name);
    expect(documents.map((document) => [document.routePath, document.title]).sort(), lang).toEqual(expected);
    expect(new Set(documents.map((document) => document.lang)), lang).toEqual(new Set([lang]));
  }
});

test('nine weights of words, and queries of one character', requirement('CN-10'), async ({ page, site }) => {
  const { list, read } = await readIndexes(page, site);
  expect(Object.keys(list)).toContain('search_index.en');
  const { words } = await read('search_index.en');
  // a digit per word and page; the word that is a page's title has the highest
  expect(words.weights).toMatch(/^[0-8]+$/);
  expect(words.weights).toContain('8');
  await page.goto('guide/start');
  const { open, ask, hits } = searchOf(page);
  await open();
  await ask('a');
  await expect(hits).not.toHaveCount(0);
});

test(
  'the fields of a document, and what is not among them',
  requirement('SI-05', 'SI-06', 'SI-07'),
  async ({ page, site }) => {
    const { read } = await readIndexes(page, site);
    const { documents } = await read('search_index.en');
    const named = ['id', 'title', 'content', 'toc', 'domain', 'routePath', 'frontmatter', 'lang', 'version'];
    const beyond = ['group', 'order', 'code', 'keywords'];
    for (const document of documents) expect(Object.keys(document).sort()).toEqual([...named, ...beyond].sort());
    const start = documents.find(({ routePath }) => routePath === '/guide/start');
    expect(start).toMatchObject({
      ...{ title: 'First steps', domain: '', lang: 'en', version: '', frontmatter: { keywords: ['onboarding'] } },
      code: expect.arrayContaining([expect.stringContaining('semaphore')]),
    });
    expect(start?.content).toMatch(/^Everything begins/);
    expect(start?.content).not.toContain('onboarding');
    expect(documents.find(({ routePath }) => routePath === '/imprint')?.content).toBe(
      'Made by the crew. They sail on weekdays.',
    );
    const text = JSON.stringify(documents);
    for (const absent of [
      'compass',
      'tooltipword',
      'rigantine',
      'iVBOR',
      'homepagesecret',
      'quicksilver',
      site.folder,
      '.md',
    ])
      expect(text, absent).not.toContain(absent);
  },
);

const found: [query: string, href: string][] = [
  ['resume', '/docs/guide/start#more-options'],
  ['ёлка', '/docs/guide/start#more-options'],
  ['라이브러리', '/docs/guide/start#more-options'],
  ['ライブラリ', '/docs/guide/start#more-options'],
  ['semaphore', '/docs/guide/start#examples'],
  ['zeppelin', ''],
  ['light', '/docs/guide/start'],
  ['house', '/docs/guide/start'],
  ['lihgthouse', '/docs/guide/start'],
  ['onboarding', '/docs/guide/start'],
  ['auto external', '/docs/config/auto-external'],
  ['--no-auto-external', '/docs/config/auto-external'],
  ['1.0', '/docs/config/auto-external#default'],
  ['a', '/docs/config/auto-external'],
];

const foundInChinese: [query: string, href: string][] = [
  ['构建产物', '/docs/zh/guide/start#%E6%9E%84%E5%BB%BA%E4%BA%A7%E7%89%A9'],
  ['建产', '/docs/zh/guide/start#%E6%9E%84%E5%BB%BA%E4%BA%A7%E7%89%A9'],
  ['库', '/docs/zh/guide/start#%E6%9E%84%E5%BB%BA%E4%BA%A7%E7%89%A9'],
  ['ESM 产物', '/docs/zh/guide/start#%E6%9E%84%E5%BB%BA%E4%BA%A7%E7%89%A9'],
  ['不会进入', '/docs/zh/config/auto-external'],
];

for (const [start, queries] of [
  ['guide/start', found],
  ['zh/guide/start', foundInChinese],
] as const)
  test(`words, parts of words, mistakes and scripts (/${start})`, requirement('SI-08', 'SI-13'), async ({ page }) => {
    await page.goto(start);
    const { open, ask, hits } = searchOf(page);
    await open();
    for (const [query, href] of queries) {
      await ask(query);
      if (href === '') await expect(hits, query).toHaveCount(0);
      else await expect(hits.first(), query).toHaveAttribute('href', href);
    }
  });
