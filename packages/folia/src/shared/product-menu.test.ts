import { expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { inLang, productMenuLang } from './product-menu';

test.each<[string, { lang?: string; path: string | null }, string]>([
  ['a Chinese address', { path: '/zh/guide/' }, 'zh'],
  ['slashes at the end are trimmed', { path: '/zh///' }, 'zh'],
  ['no `zh`', { path: '/guide/start' }, 'en'],
  ['the first page', { path: '/' }, 'en'],
  [' `zh` anywhere counts', { path: '/guide/zh-foo' }, 'zh'],
  ['on the server', { path: null }, 'en'],
  ['the language given goes first', { lang: 'en', path: '/zh/' }, 'en'],
  ['also on the server', { lang: 'zh', path: null }, 'zh'],
])('menu language: %s', requirement('FM-12'), (_title, input, expected) =>
  expect(productMenuLang(input)).toBe(expected),
);

test.each([
  ['English with a variant', 'en', 'Bundler', 'Bundler'],
  ['English without one', 'en', undefined, '打包工具'],
  ['an empty variant is none', 'en', '', '打包工具'],
  ['Chinese', 'zh', 'Bundler', '打包工具'],
  ['another language', 'fr', 'Bundler', '打包工具'],
])('%s', (_title, lang, english, expected) => expect(inLang(lang, '打包工具', english)).toBe(expected));
