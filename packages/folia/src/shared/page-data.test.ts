import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import type { PageFacts } from './page';
import { createPageData } from './page-data';

const page: PageFacts = {
  route: { id: 'guide/start/index', locale: 'zh', version: 'v1' },
  href: '/docs/v1/zh/guide/start/',
  pageType: 'doc',
  title: '介绍',
  frontmatter: { outline: false },
  toc: [{ id: 'a', text: 'A', depth: 2, charIndex: 3 }],
  relativePath: 'v1/zh/guide/start/index.mdx',
  lastUpdated: 1_700_000_000_000,
};

describe('the facts of a page that components receive', requirement('DF-10'), () => {
  test('all facts of a page, under their specified names', () => {
    expect(createPageData({ page }, { base: '/docs/' })).toEqual({
      pagePath: 'v1/zh/guide/start/index.mdx',
      routePath: '/v1/zh/guide/start/',
      pageType: 'doc',
      title: '介绍',
      frontmatter: { outline: false },
      toc: [{ id: 'a', text: 'A', depth: 2, charIndex: 3 }],
      lang: 'zh',
      version: 'v1',
      lastUpdatedTime: 1_700_000_000_000,
    });
  });

  test('without a time the field is absent', () => {
    expect(createPageData({ page: { ...page, lastUpdated: null } }, { base: '/docs/' })).not.toHaveProperty(
      'lastUpdatedTime',
    );
  });
});
