import { expect, test } from '@rstest/core';
import { checkLinks } from './check-links';
import { createSite } from './create-site';
import { rules, sampleLocales, samplePages, sampleSite } from './fixtures/sample';
import { alternates, neighbours } from './page-links';
import { findPage } from './site';

test('pages are found in any spelling', () => {
  const site = sampleSite({ pages: { 'zh/guide/index': '指南' } });
  expect(findPage(site, '/ZH/Guide/index.html#x')?.facts.title).toBe('指南');
  expect(findPage(site, '/guide/')).toBeNull();
});

test('the site has address, title, language, outline and source file of every page', () => {
  const toc = [{ id: 'Usage', text: 'Usage', depth: 2, charIndex: -1 }];
  const site = sampleSite({ pages: { 'zh/guide/index': { title: '指南', toc: ['2 Usage'] } } });
  const [page] = [...site.pages.values()];
  expect(page?.facts).toMatchObject({ href: '/zh/guide/', title: '指南', route: { locale: 'zh', version: '' }, toc });
  expect(page?.facts.relativePath).toMatch(/^zh\/guide\/index\.mdx?$/);
});

test('a site of 10,000 pages is created, and each of its 90,000 links to pages that do not exist is reported', () => {
  // one of the ten is alive
  const links = Array.from({ length: 10 }, (_, index) => ({
    href: `/guide/part-1/page-${index}#a`,
    written: null,
    at: null,
  }));
  const names = Array.from({ length: 5000 }, (_, index) => `guide/part-${index % 50}/page-${index}`);
  const paths = ['en', 'zh'].flatMap((locale) => names.map((name) => `${locale}/${name}`));
  const pages = samplePages(Object.fromEntries(paths.map((path) => [path, { title: path, anchors: ['a'], links }])));
  const site = createSite({
    rules,
    locales: sampleLocales,
    pages,
    metas: new Map(),
    navs: new Map(),
    fileExists: () => false,
  });
  const problems = checkLinks({ site, fileExists: () => false });
  for (const { facts } of pages) {
    neighbours(site, facts.route);
    alternates(site, facts.route, [
      { lang: 'en', label: '' },
      { lang: 'zh', label: '' },
    ]);
  }
  expect(site.pages.size).toBe(10_000);
  expect(problems.length).toBe(90_000);
});
