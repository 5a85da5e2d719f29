import { expect, test } from '@rstest/core';
import type { NavNode } from '../../shared/nav';
import type { PageFacts } from '../../shared/page';
import type { Site } from '../site/site';
import { planIndexes } from './documents';

const facts = (locale: string, id: string, more: Partial<PageFacts> = {}, version = ''): PageFacts => ({
  route: { id, locale, version },
  href: `/docs/${[version, locale === 'en' ? '' : locale, id].filter(Boolean).join('/')}`,
  ...{ pageType: 'doc', title: id, frontmatter: {}, toc: [], relativePath: '', lastUpdated: null },
  ...more,
});

const page = (id: string): NavNode => ({ kind: 'page', id, label: id, href: `/docs/${id}`, tag: null, context: null });
const group = (label: string, children: NavNode[]): NavNode => ({
  ...{ kind: 'group', label, children },
  ...{ href: null, id: null, collapsible: true, collapsed: false, tag: null, context: null },
});

function createSite(pages: PageFacts[]): Pick<Site, 'rules' | 'pages' | 'navs'> {
  const sidebar = [group('Basics', [page('b'), group('Deep', [page('a')])])];
  const section = (locale: string, version: string) => ({
    ...{ key: `${locale}._root`, locale, version, section: '', overviewHeaders: new Map() },
    data: { nav: [], sidebar },
    order: [],
    positions: new Map([
      ['b', 0],
      ['a', 1],
    ]),
  });
  return {
    rules: {
      base: '/docs/',
      locales: ['en', 'zh'],
      defaultLocale: 'en',
      versions: ['v1.0', 'v2'],
      defaultVersion: 'v2',
    },
    pages: new Map(
      pages.map((each) => [
        each.href,
        {
          facts: each,
          path: '',
          dependencies: [],
          links: [],
          problems: [],
          anchors: [],
          body: { file: '', start: 0, length: 0, check: 0 },
        },
      ]),
    ),
    navs: new Map([
      ['en', { items: [], sections: [section('en', '')] }],
      ['zh', { items: [], sections: [section('zh', '')] }],
    ]),
  };
}

test('SI-17 one index per language, in the order of the sidebar, without home pages and pages with `search: false`', () => {
  const plans = planIndexes(
    createSite([
      facts('en', 'a'),
      facts('en', 'b', { frontmatter: { keywords: ['typings'] } }),
      facts('en', 'z'),
      facts('zh', 'a'),
      facts('en', 'index', { pageType: 'home' }),
      facts('en', 'hidden', { frontmatter: { search: false } }),
      facts('zh', 'b', { fallback: 'en' }),
    ]),
    { versioned: false },
  );
  expect(plans.map(({ place, pages }) => [place, pages.map(({ head }) => head)])).toEqual([
    [
      { lang: 'en', version: '' },
      [
        expect.objectContaining({
          id: 0,
          title: 'b',
          routePath: '/b',
          group: 'Basics',
          keywords: ['typings'],
          frontmatter: { keywords: ['typings'] },
          domain: '',
        }),
        expect.objectContaining({ id: 1, title: 'a', routePath: '/a', group: 'Basics' }),
        expect.objectContaining({ id: 2, title: 'z', routePath: '/z', group: '' }),
      ],
    ],
    [{ lang: 'zh', version: '' }, [expect.objectContaining({ title: 'a', routePath: '/zh/a', lang: 'zh' })]],
  ]);
});

test('SI-04 VS-06 versions share an index unless each is to have its own', () => {
  const site = createSite([facts('en', 'a', {}, 'v1.0'), facts('en', 'a', {}, 'v2')]);
  expect(planIndexes(site, { versioned: false }).map(({ place }) => place)).toEqual([{ lang: 'en', version: '' }]);
  expect(planIndexes(site, { versioned: true }).map(({ place }) => place.version)).toEqual(['v1.0', 'v2']);
});
