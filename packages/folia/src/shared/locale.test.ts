import { expect, test } from '@rstest/core';
import { getAlternates, localeOfPath } from './locale';
import { matchKey, type UrlRules } from './route';

const rules: UrlRules = {
  base: '/',
  locales: ['en', 'zh'],
  defaultLocale: 'en',
  versions: ['v1', 'v2'],
  defaultVersion: 'v2',
};
const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '简体中文' },
];
const pages = ['/', '/guide/', '/guide/a', '/guide/b', '/zh/', '/zh/guide', '/zh/guide/a', '/v1/zh/', '/v1/zh/guide/a'];
const find = (href: string) => pages.find((page) => matchKey(page) === matchKey(href)) ?? null;
const context = { rules, locales, find };

test('the same page in the other language', () => {
  const { languages } = getAlternates({ id: 'guide/a', locale: 'zh', version: 'v2' }, context);
  expect(languages).toEqual([
    { locale: 'en', version: 'v2', label: 'English', href: '/guide/a', current: false, exact: true },
    { locale: 'zh', version: 'v2', label: '简体中文', href: '/zh/guide/a', current: true, exact: true },
  ]);
});

test.each([
  ['the nearest page above', 'guide/b', 'v2', '/zh/guide'],
  ['home when nothing is nearer', 'guide/b', 'v1', '/v1/zh/'],
  ['from the 404 page', '404', 'v2', '/zh/'],
])('%s: %s', (_title, id, version, href) => {
  const zh = getAlternates({ id, locale: 'en', version }, context).languages[1];
  expect(zh).toMatchObject({ href, exact: false, current: false });
});

test('switching the version keeps page and language', () => {
  const { versions } = getAlternates({ id: 'guide/a', locale: 'zh', version: 'v2' }, context);
  expect(versions.map(({ label, href, current }) => [label, href, current])).toEqual([
    ['v1', '/v1/zh/guide/a', false],
    ['v2', '/zh/guide/a', true],
  ]);
});

test.each([
  ['/zh/nope', 'zh', 'v2'],
  ['/nope', 'en', 'v2'],
  ['/v1/zh/nope', 'zh', 'v1'],
  ['/nope/zh/x', 'zh', 'v2'],
  ['/nope/x/zh', 'en', 'v2'],
  ['/%E0%A4%A/v1', 'en', 'v1'],
])('localeOfPath %s', (path, locale, version) => {
  expect(localeOfPath(path, rules)).toEqual({ locale, version });
});
