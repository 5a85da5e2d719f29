import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import type { Strings } from '../../client';
import enFirst from './en';
import enLazy from './en-lazy';
import zhFirst from './zh';
import zhLazy from './zh-lazy';

const en: Strings = { ...enFirst, ...enLazy };
const zh: Strings = { ...zhFirst, ...zhLazy };

const keys = Object.keys(en) as (keyof Strings)[]; // The type says that these are all.
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

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
