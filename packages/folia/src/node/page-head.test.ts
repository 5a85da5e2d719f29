import { expect, test } from '@rstest/core';
import { resolved } from './config/fixtures/resolved';
import { noHooks } from './config/plugins/site-hooks';
import { createUrlRules } from './config/site-data';
import type { HeadFunction } from './config/user-config';
import { withHead } from './page-head';
import type { StoredPage } from './render/page-entries';

const page = {
  ...{
    path: '/site/docs/a.md',
    links: [],
    anchors: [],
    rows: [],
    dependencies: [],
    assets: [],
    problems: [],
    missing: [],
  },
  facts: {
    route: { id: 'a', locale: 'en', version: '' },
    ...{ href: '/base/a', pageType: 'doc', title: 'A', toc: [], relativePath: 'a.md', lastUpdated: null },
    frontmatter: { head: [['meta', { name: 'own', content: '1' }]] },
  },
  reusable: true,
  body: { file: '', start: 0, length: 0, check: 0 },
} satisfies StoredPage;

function run(...head: unknown[]) {
  const config = resolved({ base: '/base/' });
  const [first, ...others] = head as HeadFunction[];
  const plugins = others.map((head, index) => ({ name: `p${index}`, head }));
  const hooks = { ...noHooks, plugins, head: first ? [first] : [], timeout: 20 };
  return withHead(page, { ...config, hooks }, createUrlRules(config));
}

test('tags of functions come before those of the page', async () => {
  const tag =
    (name: string): HeadFunction =>
    ({ routePath }) => [['meta', { name, content: routePath }]];
  const { facts, problems } = await run(tag('first'), async (data: Parameters<HeadFunction>[0]) => tag('second')(data));
  expect(problems).toEqual([]);
  expect(facts.frontmatter.head?.map(([, { name, content }]) => [name, content])).toEqual([
    ['first', '/a'],
    ['second', '/a'],
    ['own', '1'],
  ]);
});

test('an invalid tag is a problem of that page, and the other tags are kept', async () => {
  const { facts, problems } = await run(
    () => ['meta'],
    () => new Promise(() => {}),
    () => {
      throw new Error('no');
    },
    () => [['meta', { name: 'right', content: '' }]],
  );
  expect(problems.map(({ message }) => message)).toEqual([
    '`head` of the configuration: head[0] is not an array',
    'head() of the plugin "p0" has not finished within 20 ms.',
    'head() of the plugin "p1" failed: no',
  ]);
  expect(problems[0]?.at?.file).toBe('/site/docs/a.md');
  expect(facts.frontmatter.head?.map(([, { name }]) => name)).toEqual(['right', 'own']);
});
