import { expect, test } from '@rstest/core';
import { markdownToHtml } from 'satteri';
import { allHostileStrings } from 'scripts/hostile-strings';
import type { Config } from '../../config/config';
import { dir, file, header, navEntry, sampleSite } from '../../site/fixtures/sample';
import { createLlmsPlan } from './llms';

const locale = { title: '', description: '', nav: null, sidebar: null };
// the part of the configuration that is read
const config = {
  title: 'Site',
  description: 'What it is.',
  siteOrigin: 'https://x.dev',
  theme: {
    locales: [
      { ...locale, lang: 'en', label: 'English' },
      { ...locale, lang: 'zh', label: '中文', title: '站点', description: '说明。' },
    ],
  },
} as unknown as Config;

const site = sampleSite({
  pages: {
    'en/index': { title: 'Home', pageType: 'home' },
    'en/guide/index': { title: 'Guide', frontmatter: { description: 'Begin\nhere.' } },
    'en/guide/a': { title: 'A [x](y)' },
    'en/guide/b': { title: 'B' },
    'en/guide/more/c': { title: 'C' },
    'en/guide/unlisted': { title: 'Unlisted' },
    'en/api/x': { title: 'X' },
    'en/404': { title: 'Gone', pageType: '404' },
    'zh/404': { title: 'Gone', pageType: 'custom' },
    'zh/guide/index': { title: '指南' },
  },
  metas: {
    'en/guide': [file('a'), dir('more'), file('b'), header('Last [one](y)'), file('index')],
    'en/guide/more': [file('c')],
    'en/api': [file('x')],
    'zh/guide': [file('index')],
  },
  navs: { en: [navEntry('API', '/api/x'), navEntry('Guides', '/guide/')] },
});

test('title, summary, pages by section and group, in the order of navigation and sidebar', () => {
  const en = createLlmsPlan({ id: 'index', locale: 'en', version: '' }, site, config);
  expect(en.list).toBe(`# Site

> What it is.

- [Home](https://x.dev/index.md)
- [llms-full.txt](https://x.dev/llms-full.txt)
- [中文](https://x.dev/zh/llms.txt)

## API

- [X](https://x.dev/api/x.md)

## Guides

- [A \\[x\\](y)](https://x.dev/guide/a.md)
- [B](https://x.dev/guide/b.md)
- [Unlisted](https://x.dev/guide/unlisted.md)

## Guides › more

- [C](https://x.dev/guide/more/c.md)

## Guides › Last [one\\](y)

- [Guide](https://x.dev/guide/index.md): Begin here.
`);
  const whole = ['/', '/api/x', '/guide/a', '/guide/more/c', '/guide/b', '/guide/', '/guide/unlisted'];
  expect(en.pages.map(({ facts }) => facts.href)).toEqual(whole);
});

test('every language has its own; a section without an entry above is called by its first page', () => {
  const zh = createLlmsPlan({ id: 'index', locale: 'zh', version: '' }, site, config);
  expect(zh.list).toBe(`# 站点

> 说明。

- [llms-full.txt](https://x.dev/zh/llms-full.txt)
- [English](https://x.dev/llms.txt)

## 指南

- [指南](https://x.dev/zh/guide/index.md)
`);
});

test('titles, descriptions and names of sections are escaped', () => {
  const route = { id: 'index', locale: 'en', version: '' };
  const listOf = (text: string) => {
    const hostile = sampleSite({
      pages: { 'en/index': { title: text, frontmatter: { description: text } }, 'en/api/x': { title: text } },
      metas: { 'en/api': [header(text), file('x')] },
      navs: { en: [navEntry(text, '/api/x')] },
    });
    const [en, ...others] = config.theme.locales;
    const locales = [{ ...en, title: text, description: text }, ...others.map((each) => ({ ...each, label: text }))];
    return createLlmsPlan(route, hostile, { ...config, theme: { locales } } as unknown as Config).list;
  };
  const markdown = [
    '# a',
    '- a',
    '1. a',
    '> a',
    'a\n\n# b',
    'a\n- b',
    '[a](https://evil.example)',
    '](//e) [',
    '***',
    'a\r\nb',
  ];
  // a bare address is a link to itself
  const tags = (text: string) => {
    const { html } = markdownToHtml(text, {});
    const hrefs = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
    return {
      elements: html.match(/<\/?(?!a\b)\w+/g),
      own: hrefs.filter((href) => href.startsWith('https://x.dev/')),
      others: hrefs.filter((href) => !/^(?:https?|mailto):/.test(href)),
    };
  };
  const plain = tags(listOf('a'));
  for (const text of [...allHostileStrings.filter((each) => each.trim() !== ''), ...markdown])
    expect(tags(listOf(text)), text).toEqual(plain);
});
