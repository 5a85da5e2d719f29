import { expect, test } from '@rstest/core';
import { createPageHead, type HeadSite, type PageHeadFacts } from './head';
import type { Alternate } from './page';

const site: HeadSite = {
  siteOrigin: 'https://x.dev',
  title: 'X',
  socialCards: true,
  rules: { base: '/', locales: ['en', 'zh', 'de'], defaultLocale: 'en', versions: [], defaultVersion: '' },
};
const alternate = (locale: string, more: Partial<Alternate> = {}): Alternate => ({
  ...{ locale, version: '', label: locale, current: false, exact: true },
  href: locale === 'en' ? '/a' : `/${locale}/a`,
  ...more,
});

function getHead(locale: string, fallback?: string): string[] {
  const route = { id: 'a', locale, version: '' };
  const payload: PageHeadFacts = {
    build: '',
    page: {
      ...{
        route,
        href: locale === 'en' ? '/a' : `/${locale}/a`,
        pageType: 'doc',
        title: 'A',
        frontmatter: {},
        toc: [],
      },
      ...{ relativePath: 'en/a.md', lastUpdated: null, ...(fallback && { fallback }) },
    },
    ...{ documentTitle: 'A', description: '', islands: [], navHref: '', prev: null, next: null },
    languages: [alternate('en'), alternate('zh', { fallback: true }), alternate('de')],
    ...{ versions: [], editHref: null, overview: null },
  };
  const { made } = createPageHead(payload, site);
  return made.flatMap(([, { rel, hreflang, href, property, content }]) => {
    if (rel) return [`${hreflang ?? rel} ${href}`];
    return property === 'og:url' || property === 'og:image' ? [`${property} ${content}`] : [];
  });
}

test('hreflang names the languages that a page is translated to', () => {
  expect(getHead('en')).toEqual([
    'canonical https://x.dev/a',
    'en https://x.dev/a',
    'de https://x.dev/de/a',
    'og:url https://x.dev/a',
    'og:image https://x.dev/a.png',
  ]);
});

test('a page without a translation names the original, and no languages', () => {
  expect(getHead('zh', 'en')).toEqual([
    'canonical https://x.dev/a',
    'og:url https://x.dev/a',
    'og:image https://x.dev/a.png',
  ]);
});
