import { expect, test } from '@rstest/core';
import type { HeadSite } from '../../shared/head';
import type { NavData, NavItem } from '../../shared/nav';
import type { PagePayload } from '../../shared/page';
import { createBreadcrumbs } from './breadcrumbs';

const item = (label: string, href: string): NavItem => ({
  ...{ label, href, items: [], tag: null, activeMatch: null, position: 'left' },
});
const group = { kind: 'group', collapsible: true, collapsed: false, tag: null, context: null } as const;
const entry = (id: string) => ({ kind: 'page' as const, id, label: id, href: `/zh/${id}`, tag: null, context: null });
const nav: NavData = {
  nav: [item('指南', '/zh/guide/'), item('配置', '/zh/config/')],
  sidebar: [
    { ...group, label: '`lib`', href: '/zh/config/lib', id: 'config/lib', children: [entry('config/lib/dts')] },
    { ...group, label: '其他', href: null, id: null, children: [entry('config/other')] },
  ],
};
const rules = { base: '/', locales: ['en', 'zh'], defaultLocale: 'en', versions: [], defaultVersion: '' };
const site: HeadSite = { siteOrigin: 'https://example.org', title: 'Site', rules };

function getNames(id: string, title: string, settings: Partial<HeadSite> = {}) {
  // the input of breadcrumbs
  const page = { route: { id, locale: 'zh', version: '' }, href: `/zh/${id}`, title, pageType: 'doc' };
  const made = createBreadcrumbs({ page } as PagePayload, nav, { ...site, ...settings });
  const { itemListElement = [] } = (made ?? {}) as { itemListElement?: { name: string; item: string }[] };
  return itemListElement.map(({ name, item }) => `${name} ${item}`);
}

test('from the home page of the language to the document, with absolute addresses', () => {
  expect(getNames('config/lib/dts', 'lib.dts')).toEqual([
    'Site https://example.org/zh/',
    '配置 https://example.org/zh/config/',
    'lib https://example.org/zh/config/lib',
    'lib.dts https://example.org/zh/config/lib/dts',
  ]);
});

test('a group without a page, and the page itself, are no steps', () => {
  expect(getNames('config/other', 'Other')).toHaveLength(3);
  expect(getNames('config/lib', 'lib').map((step) => step.split(' ')[0])).toEqual(['Site', '配置', 'lib']);
});

test('a site without an origin has none', () => {
  expect(getNames('config/lib/dts', 'lib.dts', { siteOrigin: '' })).toEqual([]);
});
