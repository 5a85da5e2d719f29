import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import type { Strings } from '../../client';
import { type Counted, pluralForms } from '../../shared/counted';
import { builtInLanguages } from '../../shared/languages';
import * as ar from './ar';
import * as de from './de';
import enFirst from './en';
import enLazy from './en-lazy';
import * as es from './es';
import * as fa from './fa';
import * as fr from './fr';
import * as he from './he';
import * as it from './it';
import * as ja from './ja';
import * as ko from './ko';
import * as pl from './pl';
import * as pt from './pt';
import * as ru from './ru';
import * as tr from './tr';
import * as uk from './uk';
import zhFirst from './zh';
import * as zhHant from './zh-hant';
import zhLazy from './zh-lazy';

const en: Strings = { ...enFirst, ...enLazy };
const zh: Strings = { ...zhFirst, ...zhLazy };

const keys = Object.keys(en) as (keyof Strings)[]; // The type says that these are all.
const placeholders = (text: Counted) => ((typeof text === 'string' ? text : text.other).match(/\{\w+\}/g) ?? []).sort();

describe('strings', requirement('CN-26', 'LG-14'), () => {
  test.each<[keyof Strings, string, string]>([
    ['outlineTitle', 'ON THIS PAGE', '目录'],
    ['prevPage', 'Previous Page', '上一页'],
    ['nextPage', 'Next Page', '下一页'],
    ['lastUpdated', 'Last Updated', '最后更新于'],
    ['sourceCode', 'Source', '源码'],
    ['searchPlaceholder', 'Search Docs', '搜索文档'],
    ['cancel', 'Cancel', '取消'],
    ['copyCode', 'Copy code', '复制代码'],
    ['menu', 'Menu', '菜单'],
    ['filterName', 'Filter', '过滤'],
    ['filterPlaceholder', 'Enter keyword', '输入关键词'],
    ['filterNoResult', 'No API matching "{query}" found.', '未找到匹配“{query}”的 API'],
    ['searchNoResults', 'No results for "{query}"', '无法找到相关搜索结果 "{query}"'],
    ['notFoundTitle', 'PAGE NOT FOUND', 'PAGE NOT FOUND'],
    ['notFoundLink', 'Take me home', 'Take me home'],
    ['notFoundTitleLocal', '', '页面未找到'],
    ['notFoundLinkLocal', '', '返回首页'],
    ['wrapCode', 'Toggle code wrap', '切换代码换行'],
  ])('%s', (key, english, chinese) => {
    expect([en[key], zh[key]]).toEqual([english, chinese]);
  });
  test('every language keeps the placeholders of the first', () => {
    expect(keys.filter((key) => placeholders(en[key]).join() !== placeholders(zh[key]).join())).toEqual([]);
  });
  test('nothing is left in the other language by accident', () => {
    const same = keys.filter((key) => en[key] === zh[key]);
    expect(same).toEqual(['notFoundCode', 'notFoundTitle', 'notFoundLink']);
  });
});

/** Every language of the theme. */
const all: Record<string, Strings> = {
  en,
  zh,
  ar: { ...ar.first, ...ar.lazy },
  de: { ...de.first, ...de.lazy },
  es: { ...es.first, ...es.lazy },
  fa: { ...fa.first, ...fa.lazy },
  fr: { ...fr.first, ...fr.lazy },
  he: { ...he.first, ...he.lazy },
  it: { ...it.first, ...it.lazy },
  ja: { ...ja.first, ...ja.lazy },
  ko: { ...ko.first, ...ko.lazy },
  pl: { ...pl.first, ...pl.lazy },
  pt: { ...pt.first, ...pt.lazy },
  ru: { ...ru.first, ...ru.lazy },
  tr: { ...tr.first, ...tr.lazy },
  uk: { ...uk.first, ...uk.lazy },
  'zh-Hant': { ...zhHant.first, ...zhHant.lazy },
};

test('each language has a file', () => {
  const files = readdirSync(__dirname).filter((name) => !/-lazy|test|^languages/.test(name));
  expect(Object.keys(all).sort()).toEqual([...builtInLanguages].sort());
  expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual(
    builtInLanguages.map((lang) => lang.toLowerCase()).sort(),
  );
});

describe.each(Object.entries(all))('%s', (lang, texts) => {
  test('has all texts with their placeholders', () => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
    expect(keys.filter((key) => placeholders(en[key]).join() !== placeholders(texts[key]).join())).toEqual([]);
    const empty = Object.entries(texts).filter(([key, text]) => text === '' && !key.endsWith('Local'));
    expect(empty).toEqual([]);
  });
  test('has the plural forms that Intl asks for', () => {
    const counted = Object.values(texts).filter((text) => typeof text === 'object');
    for (const text of counted) expect(Object.keys(text).sort()).toEqual(pluralForms(lang).sort());
    expect(counted.length > 0 || pluralForms(lang).length === 1).toBe(true);
  });
});
