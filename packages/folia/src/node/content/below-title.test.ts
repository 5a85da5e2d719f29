import { describe, expect, test } from '@rstest/core';
import type { Frontmatter } from '../../shared/page';
import { belowTitle } from './below-title';
import { outerHtml } from './html-block';

const strings = {
  ...{
    table: '',
    footnotes: '',
    code: 'Code',
    terminal: 'Output',
    copyCode: '',
    colon: '',
    wrapCode: '',
    showAllLines: '',
    showFewerLines: '',
  },
  ...{
    copyPage: 'Page',
    copyMarkdown: 'Copy',
    viewMarkdown: 'View',
    openIn: 'Open in {name}',
    askAssistant: 'Read {url}?',
  },
  ...{ staleTitle: 'Stale', staleText: 'See [the original]: {sections}.', untranslated: 'Not <yet>', outlineTitle: '' },
};
const rules = { base: '/', locales: ['en', 'zh'], defaultLocale: 'en', versions: [], defaultVersion: '' };

interface Given {
  frontmatter?: Frontmatter;
  locale?: string;
  control?: boolean;
  siteOrigin?: string;
  fallback?: string;
  stale?: { id: string; translatedTitle: string }[];
}

const render = ({ frontmatter = {}, locale = 'en', control, siteOrigin = '', fallback = '', stale = [] }: Given) => {
  const config = { markdownPages: control === undefined ? null : { control }, siteOrigin };
  const route = { id: 'guide/index', locale, version: '' };
  return belowTitle({ page: { route, ...(fallback && { fallback }) }, frontmatter, stale, config, rules, strings })
    .map(outerHtml)
    .join('');
};
const getMenu = (more = '') =>
  `<button type="button" popovertarget="folia-page-menu">Page</button><div popover id="folia-page-menu"><button type="button" class="folia-needs-script" data-folia-copy-page>Copy</button><a href="/guide/index.md">View</a>${more}</div>`;
const lineOf = (inner: string) => `<div class="folia-page-line" data-folia-screen-only>${inner}</div>`;

describe('the line below the title', () => {
  test('a menu with a copy button, and links that work without scripts', () => {
    expect(render({ control: true })).toBe(lineOf(getMenu()));
    expect(render({ control: false })).toBe('');
    expect(render({})).toBe('');
  });
  test('a site that knows its origin has links to assistants, whose question holds the address', () => {
    const question = 'Read%20https%3A%2F%2Fexample.org%2Fguide%2Findex.md%3F';
    const link = (href: string, name: string) =>
      `<a href="${href}${question}" target="_blank" rel="noopener">Open in ${name}</a>`;
    const links = link('https://chatgpt.com/?q=', 'ChatGPT') + link('https://claude.ai/new?q=', 'Claude');
    expect(render({ control: true, siteOrigin: 'https://example.org' })).toBe(lineOf(getMenu(links)));
  });
  test('only documents have it', () => {
    expect(render({ frontmatter: { pageType: 'doc-wide' }, control: true })).toBe(lineOf(getMenu()));
    expect(render({ frontmatter: { pageType: 'custom' }, control: true })).toBe('');
    expect(render({ frontmatter: { overview: true }, control: true })).toBe('');
  });
  test.each([
    ['en', 'Ada and Grace &lt;G&gt;', 'November 20, 2026'],
    ['zh', 'Ada和Grace &lt;G&gt;', '2026年11月20日'],
  ])('who and when, in %s', (locale, names, day) => {
    expect(render({ frontmatter: { date: '2026-11-20', authors: ['Ada', 'Grace <G>'] }, locale })).toContain(
      lineOf(`<span>${names}</span><time datetime="2026-11-20">${day}</time>`),
    );
  });
});

test('a post has a cover, the same in every language; a list of posts has none', () => {
  const getCover = (given: Given) => /<div class="folia-post-cover".*/.exec(render(given))?.[0];
  const frontmatter = { date: '2026-11-20' };
  expect(getCover({ frontmatter })).toContain('aria-hidden="true"');
  expect(getCover({ frontmatter, locale: 'zh' })).toBe(getCover({ frontmatter }));
  expect(getCover({ frontmatter: { ...frontmatter, posts: true } })).toBeUndefined();
});

test('a translation links the original and the sections it has not followed', () => {
  const html = render({ locale: 'zh', stale: [{ id: 'use', translatedTitle: '使用 <b>' }] });
  expect(html).toBe(
    '<div class="folia-callout" data-folia-callout data-type="warning" role="note"><p class="folia-callout-title" data-folia-callout-title>Stale</p><p>See <a href="/guide/" hreflang="en">the original</a>: <a href="/guide/#use" hreflang="en">使用 &lt;b&gt;</a>.</p></div>',
  );
});

test("a title with `$'` is shown as it is", () => {
  const html = render({ locale: 'zh', stale: [{ id: 'a', translatedTitle: "$' and $&" }] });
  expect(html).toContain(">$' and $&amp;</a>.</p>");
});

test('a page without a translation has a note in the language of the interface', () => {
  const html = render({ locale: 'zh', fallback: 'en' });
  expect(html).toBe(
    '<div class="folia-callout" data-folia-callout data-type="info" lang="zh" dir="ltr" role="note"><p>Not &lt;yet&gt;</p></div>',
  );
});
