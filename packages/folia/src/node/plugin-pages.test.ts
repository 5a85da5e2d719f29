import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { resolved } from './config/fixtures/resolved';
import { noHooks } from './config/plugins/site-hooks';
import type { Plugin } from './config/plugins/types';
import { createUrlRules } from './config/site-data';
import { readPluginPages } from './plugin-pages';

const root = mkdtempSync(join(tmpdir(), 'folia-plugin-pages-'));
afterAll(() => rmSync(root, { recursive: true }));
writeFileSync(join(root, 'a.mdx'), '# A');
writeFileSync(join(root, 'a.css'), '');

const locales = ['en', 'zh'].map((lang) => ({ lang, label: lang }));

function read(...plugins: Plugin[]) {
  const hooks = { ...noHooks, plugins, timeout: 1000 };
  const config = { ...resolved({ base: '/docs/', theme: { locales } }), root, cacheDir: join(root, 'cache'), hooks };
  const files = [
    {
      route: { id: 'guide/start', locale: 'en', version: '' },
      path: join(root, 'docs/en/guide/start.md'),
      relativePath: 'en/guide/start.md',
      kind: 'md' as const,
    },
  ];
  return readPluginPages({ config, rules: createUrlRules(config), files });
}

const plugin = (pages: unknown): Plugin => ({ name: 'p', pages: () => pages as [] });

test('addresses are those of links: with or without base, of any language', async () => {
  const content = '# X';
  const { files, problems } = await read(
    plugin([
      { path: '/x', content },
      { path: '/zh/guide/', content },
      { path: '/docs/y', content },
      { path: '/a', file: 'a.mdx' },
    ]),
  );
  expect(problems).toEqual([]);
  expect(files.map(({ route, kind }) => [route.locale, route.id, kind])).toEqual([
    ['en', 'x', 'md'],
    ['zh', 'guide/index', 'md'],
    ['en', 'y', 'md'],
    ['en', 'a', 'mdx'],
  ]);
  expect(readFileSync(files[0]?.path ?? '', 'utf8')).toBe(content);
});

test('a page that has not changed keeps its file, which the cache of pages compares', async () => {
  const pages = plugin([{ path: '/same', content: 'x' }]);
  const time = async () => statSync((await read(pages)).files[0]?.path ?? '').mtimeMs;
  expect(await time()).toBe(await time());
});

test.each([
  [
    { path: '/x' },
    /^pages\(\) of the plugin "p": a page needs `path`, and either `content` or `file`, not \{"path":"\/x"\}/,
  ],
  [{ path: '/x', content: '', file: 'a.mdx' }, /a page needs/],
  [{ path: '/guide/start', content: '' }, 'the page /docs/guide/start exists already: en/guide/start.md.'],
  [{ path: '/Guide/Start/', content: '' }, 'exists already: en/guide/start.md.'],
  [{ path: '/one', content: '' }, 'the page /docs/one exists already: page of the plugin "p".'],
  [{ path: 'x', content: '' }, 'the address "x" is outside the site.'],
  [{ path: 'https://example.org/x', content: '' }, 'is outside the site.'],
  [{ path: '//example.org/x', content: '' }, 'is outside the site.'],
  [{ path: '/../x', content: '' }, 'the address "/../x" has a part that leads elsewhere.'],
  [{ path: '/a/%2e%2e/%2e%2e/x', content: '' }, 'has a part that leads elsewhere.'],
  [{ path: '/a\\..\\x', content: '' }, 'has a character that no page can have.'],
  [{ path: '/a?b', content: '' }, 'has a character that no page can have.'],
  [{ path: '/a//b', content: '' }, 'has an empty part.'],
  [{ path: '/x', file: 'none.mdx' }, `the file ${join(root, 'none.mdx')} of /x does not exist.`],
  [{ path: '/x', file: 'a.css' }, 'is no page: its name ends with none of .md, .mdx,'],
])('%j is refused, and the others are kept', async (page, expected) => {
  const { files, problems } = await read(plugin([{ path: '/one', content: '# One' }, page]));
  expect(files.map(({ route }) => route.id)).toEqual(['one']);
  expect(problems.map(({ message }) => message)).toEqual([
    typeof expected === 'string' ? expect.stringContaining(expected) : expect.stringMatching(expected),
  ]);
});

test('one file is one page', async () => {
  const { problems } = await read(
    plugin([
      { path: '/x', file: 'a.mdx' },
      { path: '/y', file: 'a.mdx' },
    ]),
  );
  expect(problems).toMatchObject([{ message: expect.stringContaining('a.mdx of /y is a page already.') }]);
});

test('other plugins add pages even if one fails', async () => {
  const failing: Plugin = { name: 'failing', pages: () => Promise.reject(new Error('offline')) };
  const { files, problems } = await read(failing, plugin([{ path: '/x', content: '' }]));
  expect(files).toHaveLength(1);
  expect(problems).toMatchObject([
    {
      message: 'pages() of the plugin "failing" failed: offline',
      at: { file: expect.stringContaining('plugin-pages.test') },
    },
  ]);
});
