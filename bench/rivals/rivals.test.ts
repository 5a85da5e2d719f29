import { describe, expect, test } from '@rstest/core';
import { benchSite } from '../sites';
import { rivals, rivalsOf } from '.';
import { linkedBelow, pagesOf, sectionsOf, titledByFrontmatter } from './rival';

const site = benchSite(150);
const pages = pagesOf(site);

test('all pages of a site are found, with their titles', () => {
  expect(pages).toHaveLength(site.pages);
  expect(pages.every(({ title }) => title !== '')).toBe(true);
  expect(sectionsOf(pages)).toEqual(['section-0', 'section-1', 'section-2']);
});

test.each([
  ['---\ndescription: D\n---\n\n# T: "t"\n\nText\n', '---\ntitle: "T: \\"t\\""\ndescription: D\n---\n\n\nText\n'],
  ['# T: "t"\n\nText\n', '---\ntitle: "T: \\"t\\""\n---\n\nText\n'],
])('a title moves from %j to the frontmatter', (text, expected) => {
  expect(titledByFrontmatter({ lang: 'en', slug: 'x', title: 'T: "t"', text })).toBe(expected);
});

test('links of a Chinese page stay among Chinese pages', () => {
  expect(linkedBelow('/zh', '[a](/b) [c](/d)')).toBe('[a](/zh/b) [c](/zh/d)');
});

describe.each([...rivals])('%s', (_, rival) => {
  const files = rival.files(pages);

  test('gets every page, and the files that it needs', () => {
    expect([...files.keys()].filter((path) => /\.mdx?$/.test(path))).toHaveLength(pages.length);
    expect(files.get(rival.typicalFile)).toContain(pages.find(({ slug }) => slug === 'section-0/page-0')?.title);
  });
  test('has exact versions', () => {
    for (const version of Object.values({ ...rival.packages, ...rival.overrides })) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });
});

test('rivals are named on the command line', () => {
  expect(rivalsOf('all')).toHaveLength(rivals.size);
  expect(rivalsOf('vitepress,starlight').map(({ name }) => name)).toEqual(['VitePress', 'Starlight']);
  expect(() => rivalsOf('vitepres')).toThrow('There is no rival "vitepres"; known are ');
});
