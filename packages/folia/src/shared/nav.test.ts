import { describe, expect, test } from '@rstest/core';
import { activeTrail, flatten, isActive, isCurrent, type NavItem, type NavNode, neighboursAt } from './nav';
import type { UrlRules } from './route';

const page = (id: string): NavNode => ({ kind: 'page', id, label: id, href: `/${id}`, tag: null, context: null });
const group = (label: string, id: string | null, children: NavNode[]): NavNode => ({
  kind: 'group',
  label,
  id,
  href: id === null ? null : `/${id}`,
  collapsible: true,
  collapsed: false,
  children,
  tag: null,
  context: null,
});
const link = (href: string): NavNode => ({ kind: 'link', label: href, href, tag: null, context: null });

const tree: NavNode[] = [
  page('config/index'),
  { kind: 'header', label: 'All', tag: null },
  link('/config/lib/dts'),
  group('Lib', 'config/lib', [page('config/lib/bundle'), { kind: 'divider', dashed: true }, page('config/lib/dts')]),
  link('https://x.dev/'),
  group('Rsbuild', null, [group('Deep', null, [page('config/rsbuild/source')]), page('config/lib/bundle')]),
];

test('depth first, a group with a page before its children, nothing twice', () => {
  expect(flatten(tree).map(({ id }) => id)).toEqual([
    'config/index',
    'config/lib',
    'config/lib/bundle',
    'config/lib/dts',
    'config/rsbuild/source',
  ]);
});

test.each([
  ['the first has no previous', 'config/index', null, '/config/lib'],
  ['a group page', 'config/lib', '/config/index', '/config/lib/bundle'],
  ['a divider is skipped', 'config/lib/bundle', '/config/lib', '/config/lib/dts'],
  ['the last has no next', 'config/rsbuild/source', '/config/lib/dts', null],
  ['not in the tree', 'guide/framework/react', null, null],
])('%s: %s', (_title, id, prev, next) => {
  const pages = flatten(tree);
  const index = pages.findIndex((page) => page.id === id);
  const found = neighboursAt(pages, index < 0 ? undefined : index);
  expect([found.prev?.href ?? null, found.next?.href ?? null]).toEqual([prev, next]);
});

test.each([
  ['/index', '/blog/index', '/blog/', true],
  ['.html', '/config/lib.html', '/config/lib', true],
  ['hash', '/config/lib#dts', '/config/lib', true],
  ['slash and case', '/Config/Lib/', '/config/lib', true],
  ['another page', '/config/lib', '/config/lib/dts', false],
])('isCurrent, %s', (_title, href, current, expected) => {
  expect(isCurrent(href, current)).toBe(expected);
});

describe('activeTrail', () => {
  test.each([
    ['a page before a custom link to it', '/config/lib/dts.html', ['Lib', 'config/lib/dts']],
    ['a group with a page', '/config/lib/', ['Lib']],
    ['two levels', '/config/rsbuild/source', ['Rsbuild', 'Deep', 'config/rsbuild/source']],
    ['the first of two entries', '/config/lib/bundle', ['Lib', 'config/lib/bundle']],
    ['no entry', '/config/nope', []],
  ])('%s: %s', (_title, href, expected) => {
    expect(activeTrail(tree, href).map((node) => (node.kind === 'divider' ? '' : node.label))).toEqual(expected);
  });
});

const rules: UrlRules = {
  base: '/docs/',
  locales: ['en', 'zh'],
  defaultLocale: 'en',
  versions: [],
  defaultVersion: '',
};
const item = (href: string | null, activeMatch: string | null, items: NavItem[] = []): NavItem => ({
  label: '',
  href,
  items,
  tag: null,
  activeMatch,
  position: 'right',
});

test.each([
  ['pattern', item('/docs/guide/start/', '/guide/'), '/docs/guide/framework/react', true],
  ['pattern in Chinese', item('/docs/zh/config/', '/config/'), '/docs/zh/config/lib/dts', true],
  ['anchored pattern in Chinese', item('/docs/zh/config/', '^/config/'), '/docs/zh/config/lib/dts', true],
  ['the base is not part of the path', item('/docs/guide/', '^/docs/'), '/docs/guide/', false],
  ['none on home', item('/docs/guide/start/', '/guide/'), '/docs/', false],
  ['broken pattern is read as text', item(null, '/guide('), '/docs/guide(1)/', true],
  ['own link', item('/docs/blog/', null), '/docs/blog/index.html', true],
  ['below the own link', item('/docs/blog/', null), '/docs/blog/one', true],
  ['whole segments', item('/docs/blog', null), '/docs/blogging', false],
  ['a link to home is active on home only', item('/docs/zh/', null), '/docs/zh/blog/', false],
  ['home', item('/docs/zh/', null), '/docs/zh/', true],
  ['dropdown', item(null, null, [item('/docs/blog/', null)]), '/docs/blog/one', true],
  ['external', item('https://x.dev/docs/blog/', null), '/docs/blog/', false],
])('%s', (_title, entry, current, expected) => {
  expect(isActive(entry, current, rules)).toBe(expected);
});
