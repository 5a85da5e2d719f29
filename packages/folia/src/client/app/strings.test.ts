import { describe, expect, rs, test } from '@rstest/core';
import { formatCopyPrompt } from '../code/code-actions';
import { formatPlace } from '../dev/dev-overlay';
import type { FirstStrings, LazyStrings, Strings } from '../theme/strings';
import { createTexts, fill } from './strings';

// Two texts are enough to see where they come from.
const texts = (menu: string, home: string) => ({ menu, home }) as Strings;
const theme = { strings: { en: texts('Menu', 'Home'), zh: async () => ({ default: texts('菜单', '首页') }) } };
const locale = { label: '', title: '', description: '' };

describe('strings', () => {
  test.each([
    ['of the language', 'zh', { menu: '菜单', home: '首页' }],
    ['English where the theme lacks the language', 'fr', { menu: 'Menu', home: 'Home' }],
    ['of the main part of a tag', 'zh-SG', { menu: '菜单', home: '首页' }],
    ['with those of the site on top', 'en', { menu: 'Contents', home: 'Home' }],
  ])('%s', async (_title, lang, expected) => {
    const site = { locales: [{ ...locale, lang: 'en', strings: { menu: 'Contents' } }] };
    const loaded = createTexts(theme, lang === 'en' ? site : { locales: [] });
    expect(() => loaded.get(lang)).toThrow('has not been loaded');
    await loaded.load(lang);
    expect(loaded.get(lang)).toEqual(expected);
  });

  test('the second part is loaded on demand, then with every further language, and keeps the texts of the first', async () => {
    const part = <T>(value: object) => rs.fn(async () => ({ default: value as T }));
    const en = { first: part<FirstStrings>({ menu: 'Menu' }), lazy: part<LazyStrings>({ search: 'Search' }) };
    const zh = { first: part<FirstStrings>({ menu: '菜单' }), lazy: part<LazyStrings>({ search: '搜索' }) };
    const own = { locales: [{ ...locale, lang: 'zh', strings: { search: '查找' } }] };
    const loaded = createTexts({ strings: { en, zh } }, own);
    await loaded.load('en');
    expect(en.lazy).not.toHaveBeenCalled();
    const shown = loaded.get('en');
    expect(shown).toEqual({ menu: 'Menu' });
    await loaded.loadAll('en');
    expect(loaded.get('en')).toBe(shown);
    expect(shown).toEqual({ menu: 'Menu', search: 'Search' });
    await loaded.load('zh');
    expect(loaded.get('zh')).toEqual({ menu: '菜单', search: '查找' });
    expect(en.first).toHaveBeenCalledTimes(1);
  });

  test('a text is filled in; unknown names stay', () => {
    expect(fill('{title} loaded, {x}', { title: 'CLI' })).toBe('CLI loaded, {x}');
  });
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Copy to clipboard: Ctrl+C, Enter'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'Copy to clipboard: ⌘+C, Enter'],
])('%s → %s', (userAgent, expected) => {
  expect(formatCopyPrompt('Copy to clipboard: {key}+C, Enter', userAgent)).toBe(expected);
});

test.each([
  [{ file: 'a.mdx', line: 3, column: 7 }, 'a.mdx:3:7'],
  [{ file: 'a.mdx', line: 3, column: 0 }, 'a.mdx:3'],
  [{ file: 'a.mdx', line: 0, column: 0 }, 'a.mdx'],
])('the overlay names the place: %o', (place, expected) => expect(formatPlace(place)).toBe(expected));
