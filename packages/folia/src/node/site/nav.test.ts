import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import type { UrlRules } from '../../shared/route';
import type { SidebarEntry } from '../config/config';
import { outline, sectionOutline } from './fixtures/outline';
import { dir, file, navEntry, rules, sampleLocales, sampleSite } from './fixtures/sample';
import { getSection } from './site';

const getSectionName = (site: ReturnType<typeof sampleSite>, id: string, locale = 'en', version = '') =>
  getSection(site, { id, locale, version })?.key;

describe('the tree of a page', requirement('SB-16'), () => {
  describe('which tree is shown', () => {
    const pages = {
      'en/index': 'Home',
      'en/about': 'About',
      'en/react/index': '',
      'en/react-native/a': '',
      'en/guide/framework/react': '',
      'en/guide/a': 'A',
      'zh/guide/a': '甲',
      'zh/指南/a': '',
    };
    const site = sampleSite({ pages, metas: { 'en/guide': [file('a')] } });

    test.each([
      ['top folder', 'guide/a', 'en', 'en.guide'],
      ['whole segments', 'react-native/a', 'en', 'en.react-native'],
      ['another language', 'guide/a', 'zh', 'zh.guide'],
      ['a page that is in no tree', 'guide/framework/react', 'en', 'en.guide'],
      ['a page beside the folders', 'about', 'en', 'en._root'],
      ['the 404 page', '404', 'zh', 'zh._root'],
      ['a key is safe in a file name', '指南/a', 'zh', 'zh.~6307~5357'],
    ])('%s: %s', (_title, id, locale, key) => {
      expect(getSectionName(site, id, locale)).toBe(key);
    });

    test('trees of sections and of the pages beside them', () => {
      expect(sectionOutline(site, 'guide')).toEqual(['A → /guide/a']);
      expect(sectionOutline(site, 'guide', 'zh')).toEqual(['甲 → /zh/guide/a']);
      expect(sectionOutline(site, '')).toEqual(['About → /about']);
    });

    test('a topmost _meta.json makes one tree of the folders it names', () => {
      const metas = { en: [file('about'), dir('guide')] };
      const one = sampleSite({ pages, metas });
      expect(getSectionName(one, 'guide/a')).toBe('en._root');
      expect(getSectionName(one, 'react/index')).toBe('en.react');
      expect(sectionOutline(one, '')[0]).toBe('About → /about');
      expect(sectionOutline(one, '')[1]).toBe('guide/');
    });

    test('a page beside its section folder opens the section', () => {
      const both = sampleSite({ pages: { 'en/config': 'Config', 'en/config/lib': 'Lib' } });
      expect(getSectionName(both, 'config')).toBe('en.config');
      expect(sectionOutline(both, 'config')).toEqual(['Config → /config', 'Lib → /config/lib']);
      expect(sectionOutline(both, '')).toEqual([]);
    });
  });

  describe('a sidebar written by hand', () => {
    const item = (text: string, link: string | null, items: SidebarEntry[] | null = null): SidebarEntry => ({
      text,
      link,
      items,
      collapsed: false,
      collapsible: true,
      tag: null,
      context: null,
      overviewHeaders: null,
    });
    const sidebar = {
      '/zh/guide': [item('组', '/guide/b', [item('甲', '/zh/guide/a'), item('外', 'https://x.dev')])],
      '/guide/deep/': [{ dividerType: 'dashed' as const }, item('深', '/guide/deep/c'), item('英', '/en/guide/a')],
    };
    const pages = { 'en/guide/a': '', 'zh/guide/a': '', 'zh/guide/b': '', 'zh/guide/deep/c': '', 'zh/other': '' };
    const locales = [...sampleLocales.slice(0, 1), { lang: 'zh', nav: null, sidebar }];
    const site = sampleSite({ pages, locales });

    test('trees', () => {
      expect(sectionOutline(site, 'guide', 'zh')).toEqual([
        '组/ → /zh/guide/b',
        '  甲 → /zh/guide/a',
        '  外 ⇒ https://x.dev',
      ]);
      expect(sectionOutline(site, 'guide/deep', 'zh')).toEqual(['- -', '深 → /zh/guide/deep/c', '英 ⇒ /guide/a']);
    });

    test.each([
      ['the longest key', 'guide/deep/c', 'zh.guide~2fdeep'],
      ['a shorter key', 'guide/x', 'zh.guide'],
      ['no key', 'other', 'zh._root'],
    ])('%s', (_title, id, key) => {
      expect(getSectionName(site, id, 'zh')).toBe(key);
    });

    test('otherwise the tree that contains the page', () => {
      const elsewhere = { lang: 'zh', nav: null, sidebar: { '/guide': [item('别', '/other')] } };
      expect(getSectionName(sampleSite({ pages, locales: [elsewhere] }), 'other', 'zh')).toBe('zh.guide');
    });

    test('a dead link is reported', () => {
      const dead = { lang: 'en', nav: null, sidebar: { '/guide': [item('Gone', '/gone')] } };
      const { problems, navs } = sampleSite({ pages, locales: [dead] });
      expect(problems.map(({ message }) => message)).toEqual(['Dead link: "/gone" leads to no page.']);
      expect(outline(navs.get('en')?.sections[0]?.data.sidebar ?? [])).toEqual(['Gone ⇒ /gone']);
    });
  });
});

test('navigation per version', () => {
  const versioned: UrlRules = { ...rules, versions: ['v1', 'v2'], defaultVersion: 'v2' };
  const site = sampleSite({
    pages: { 'v1/zh/guide/a': '旧', 'v2/zh/guide/a': '新' },
    rules: versioned,
    navs: { 'v1/zh': [navEntry('指南', '/guide/a')] },
  });
  expect(sectionOutline(site, 'guide', 'zh', 'v1')).toEqual(['旧 → /v1/zh/guide/a']);
  expect(sectionOutline(site, 'guide', 'zh', 'v2')).toEqual(['新 → /zh/guide/a']);
  expect(getSectionName(site, 'guide/a', 'zh', 'v1')).toBe('zh.v1.guide');
  expect(site.navs.get('v1/zh')?.items[0]?.href).toBe('/v1/zh/guide/a');
});

describe('the top navigation', () => {
  const pages = { 'en/guide/start/index': '', 'zh/guide/start/index': '', 'zh/blog/index': '' };

  test('links get the language, and the spelling of the page', () => {
    const entries = [navEntry('指南', '/guide/start'), navEntry('更多', null, [navEntry('博客', '/blog/index#x')])];
    const items = sampleSite({ pages, navs: { zh: entries } }).navs.get('zh')?.items;
    expect(items?.map(({ label, href }) => [label, href])).toEqual([
      ['指南', '/zh/guide/start/'],
      ['更多', null],
    ]);
    expect(items?.[1]?.items[0]?.href).toBe('/zh/blog/#x');
  });

  test('the configuration takes precedence over _nav.json', () => {
    const locales = [{ lang: 'en', nav: [navEntry('Mine', 'https://x.dev')], sidebar: null }];
    const site = sampleSite({ pages, locales, navs: { en: [navEntry('Other', '/')] } });
    expect(site.navs.get('en')?.items.map(({ label, href }) => [label, href])).toEqual([['Mine', 'https://x.dev']]);
  });

  test('a dead link is reported', () => {
    const { problems } = sampleSite({ pages, navs: { en: [navEntry('Blog', '/blog/')] } });
    expect(problems.map(({ level, message, at }) => [level, message, at?.line])).toEqual([
      ['error', 'Dead link: "/blog/" leads to no page.', 3],
    ]);
  });
});
