import { describe, expect, test } from '@rstest/core';
import type { Frontmatter, PageFacts } from '../../shared/page';
import { getPageLine, withPageLine } from './page-line';

const strings = { copyPage: 'Copy', viewMarkdown: 'View' };
const page = (frontmatter: Frontmatter, locale = 'en', pageType: PageFacts['pageType'] = 'doc'): PageFacts => ({
  route: { id: 'guide/index', locale, version: '' },
  href: '/guide/',
  pageType,
  title: '',
  frontmatter,
  toc: [],
  relativePath: '',
  lastUpdated: null,
});
const line = (facts: PageFacts, markdownPages: { control: boolean } | null = null) =>
  getPageLine({ page: facts, config: { markdownPages, base: '/' }, strings });
const controls =
  '<button type="button" class="folia-needs-script" data-folia-copy-page>Copy</button><a href="/guide/index.md">View</a>';

describe('the line below the title', () => {
  test('a button that copies, and a link for those without scripts', () => {
    expect(line(page({}), { control: true })).toBe(`<p class="folia-page-line" data-folia-screen-only>${controls}</p>`);
    expect(line(page({}), { control: false })).toBe('');
    expect(line(page({}))).toBe('');
  });
  test('only documents have it', () => {
    expect(line(page({}, 'en', 'custom'), { control: true })).toBe('');
    expect(line(page({ overview: true }), { control: true })).toBe('');
  });
  test.each([
    ['en', 'Ada and Grace &lt;G&gt;', 'November 20, 2026'],
    ['zh', 'Ada和Grace &lt;G&gt;', '2026年11月20日'],
  ])('who and when, in %s', (locale, names, day) => {
    expect(line(page({ date: '2026-11-20', authors: ['Ada', 'Grace <G>'] }, locale))).toBe(
      `<p class="folia-page-line" data-folia-screen-only><span>${names}</span><time datetime="2026-11-20">${day}</time></p>`,
    );
  });
  test('stands below the title, or at the top of a text that has none', () => {
    expect(withPageLine('<h1>A</h1><p>b</p>', '<i/>')).toBe('<h1>A</h1><i/><p>b</p>');
    expect(withPageLine('<p>b</p>', '<i/>')).toBe('<i/><p>b</p>');
    expect(withPageLine('<h1>A</h1>', '')).toBe('<h1>A</h1>');
  });
});
