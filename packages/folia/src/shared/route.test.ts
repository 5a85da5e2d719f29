import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import {
  decodeSafely,
  getMarkdownHref,
  getOutputFile,
  getPayloadHref,
  getRoute,
  hrefOf,
  matchKey,
  normalisePath,
  type UrlRules,
  withBase,
  withoutBase,
} from './route';

const plain: UrlRules = { base: '/', locales: ['en', 'zh'], defaultLocale: 'en', versions: [], defaultVersion: '' };
const versioned: UrlRules = { ...plain, base: '/docs/', versions: ['v1', 'v2'], defaultVersion: 'v2' };
const single: UrlRules = { base: '/', locales: [], defaultLocale: '', versions: [], defaultVersion: '' };

const hrefs: [title: string, id: string, locale: string, version: string, rules: UrlRules, href: string][] = [
  ['home', 'index', 'en', '', plain, '/'],
  ['Chinese home', 'index', 'zh', '', plain, '/zh/'],
  ['plain page', 'config/lib', 'en', '', plain, '/config/lib'],
  ['index page', 'guide/start/index', 'en', '', plain, '/guide/start/'],
  ['a name that only ends in index', 'guide/reindex', 'en', '', plain, '/guide/reindex'],
  ['Chinese page', 'guide/start/index', 'zh', '', plain, '/zh/guide/start/'],
  ['version before locale', 'guide/a', 'zh', 'v1', versioned, '/docs/v1/zh/guide/a'],
  ['default version left out', 'guide/a', 'zh', 'v2', versioned, '/docs/zh/guide/a'],
  ['default version and locale left out', 'index', 'en', 'v2', versioned, '/docs/'],
  ['one locale only', 'guide/index', '', '', single, '/guide/'],
  ['spaces, percent, hash, question mark', 'a b/100% c#?', 'en', '', plain, '/a%20b/100%25%20c%23%3F'],
  ['Chinese file name', '指南/开始', 'zh', '', plain, '/zh/%E6%8C%87%E5%8D%97/%E5%BC%80%E5%A7%8B'],
];

describe('hrefOf and back', requirement('RT-03', 'RT-04'), () => {
  test.each(hrefs)('%s: %s', (_title, id, locale, version, rules, href) => {
    const route = { id, locale, version };
    expect(hrefOf(route, rules)).toBe(href);
    expect(getRoute(href, rules)).toEqual(route);
  });
});

const addresses: [title: string, href: string, rules: UrlRules, id: string, locale: string, version: string][] = [
  ['.html', '/config/lib.html', plain, 'config/lib', 'en', ''],
  ['/index', '/zh/guide/start/index', plain, 'guide/start/index', 'zh', ''],
  ['/index.html with query and hash', '/guide/start/index.html?a=1#b', plain, 'guide/start/index', 'en', ''],
  ['letter case of the locale', '/ZH/guide', plain, 'guide', 'zh', ''],
  ['the default locale may be written', '/en/guide/', plain, 'guide/index', 'en', ''],
  ['locale without a slash', '/zh', plain, 'index', 'zh', ''],
  ['locale before version', '/docs/zh/v1/guide', versioned, 'guide', 'zh', 'v1'],
  ['base without a slash', '/docs', versioned, 'index', 'en', 'v2'],
  ['path without base', '/v1/guide', versioned, 'guide', 'en', 'v1'],
  ['a locale deeper down is a name', '/guide/zh/x', plain, 'guide/zh/x', 'en', ''],
  ['malformed percent sequence', '/%E0%A4%A', plain, '%E0%A4%A', 'en', ''],
  ['an encoded hash belongs to the name', '/c%23', plain, 'c#', 'en', ''],
];

test.each(addresses)('routeOf, %s: %s', (_title, href, rules, id, locale, version) => {
  expect(getRoute(href, rules)).toEqual({ id, locale, version });
});

test.each([
  ['/guide/start/index.html', '/guide/start/'],
  ['/guide/start/index', '/guide/start/'],
  ['/a%20b', '/a b'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('normalisePath %s', (path, expected) => {
  expect(normalisePath(path)).toBe(expected);
});

test.each([
  ['case and slash', '/Guide/Start', '/guide/start/'],
  ['.html and /index', '/guide/start/index.html', '/guide/start'],
  ['query and hash', '/guide/start?x=1#y', '/guide/start/'],
  ['encoded and decoded', '/%E4%B8%AD', '/中'],
  ['composed and decomposed letters', '/caf\u00e9', '/cafe\u0301'],
  ['home', '/index.html', '/'],
])('matchKey, %s: %s is %s', (_title, a, b) => {
  expect(matchKey(a)).toBe(matchKey(b));
});

test('different pages have different keys', () => {
  expect(new Set(['/', '/a', '/a/b', '/zh/', '/zh/a'].map(matchKey)).size).toBe(5);
});

test.each([
  ['/', 'index.html', 'index.json'],
  ['/guide/start/', 'guide/start/index.html', 'guide/start/index.json'],
  ['/config/lib', 'config/lib.html', 'config/lib.json'],
  ['/404', '404.html', '404.json'],
  ['/a%20b/100%25', 'a b/100%.html', 'a b/100%.json'],
])('outputFileOf %s', (href, html, json) => {
  const [md, png] = [json.replace(/json$/, 'md'), json.replace(/json$/, 'png')];
  expect(getOutputFile(href, plain)).toEqual({ html, json, md, png });
  expect(getOutputFile(`/docs${href}`, versioned)).toEqual({ html, json, md, png });
});

test.each([
  ['/guide/start/', '/guide/start/index.json'],
  ['/config/lib', '/config/lib.json'],
  ['/config/lib.html#x', '/config/lib.json'],
  ['/docs/?a=b', '/docs/index.json'],
  ['/docs', '/docs/index.json'],
])('payloadHrefOf and getMarkdownHref %s', (href, expected) => {
  expect(getPayloadHref(href, '/docs/')).toBe(expected);
  expect(getMarkdownHref(href, '/docs/')).toBe(expected.replace(/json$/, 'md'));
});

test.each([
  ['absolute', '/guide/', '/docs/guide/'],
  ['never doubled', '/docs/guide/', '/docs/guide/'],
  ['a name that begins like the base', '/docsy', '/docs/docsy'],
  ['the base itself', '/docs', '/docs'],
  ['http', 'http://x.dev/a', 'http://x.dev/a'],
  ['https', 'https://x.dev/a', 'https://x.dev/a'],
  ['mail', 'mailto:a@x.dev', 'mailto:a@x.dev'],
  ['telephone', 'tel:+1', 'tel:+1'],
  ['protocol-relative', '//cdn.dev/a', '//cdn.dev/a'],
  ['relative', './a', './a'],
  ['data', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('%s withBase %s', requirement('RT-12'), (_title, path, expected) => {
  expect(withBase(path, '/docs/')).toBe(expected);
});

test.each([
  ['/docs/guide', '/docs/', '/guide'],
  ['/docs', '/docs/', '/'],
  ['/docs?x', '/docs/', '/?x'],
  ['/docsy', '/docs/', '/docsy'],
  ['/guide', '/', '/guide'],
])('withoutBase %s', (path, base, expected) => {
  expect(withoutBase(path, base)).toBe(expected);
});

test('decodeSafely keeps what it cannot decode', () => {
  expect(decodeSafely('%E0%A4%A')).toBe('%E0%A4%A');
  expect(decodeSafely('100%')).toBe('100%');
});
