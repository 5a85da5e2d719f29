import { expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { isExternal } from './is-external';
import { type LinkKind, linkToHref } from './link';
import type { Route, UrlRules } from './route';

const plain: UrlRules = { base: '/', locales: ['en', 'zh'], defaultLocale: 'en', versions: [], defaultVersion: '' };
const docs: UrlRules = { ...plain, base: '/docs/', versions: ['v1', 'v2'], defaultVersion: 'v2' };
const single: UrlRules = { base: '/', locales: [], defaultLocale: '', versions: [], defaultVersion: '' };

const en: Route = { id: 'guide/start/index', locale: 'en', version: '' };
const zh: Route = { ...en, locale: 'zh' };
const oldZh: Route = { ...en, locale: 'zh', version: 'v1' };

const internal: [title: string, written: string, from: Route, rules: UrlRules, href: string][] = [
  ['relative file', './glossary.mdx', zh, plain, '/zh/guide/start/glossary'],
  ['relative file upwards', '../basic/cli.md#build', zh, plain, '/zh/guide/basic/cli#build'],
  ['relative without dot', 'glossary', en, plain, '/guide/start/glossary'],
  ['relative to a page that is no index', './dts', { ...en, id: 'config/lib' }, plain, '/config/dts'],
  ['relative index file', '../basic/index.mdx', en, plain, '/guide/basic/'],
  ['relative folder', './', en, plain, '/guide/start/'],
  ['parent folder', '..', en, plain, '/guide/'],
  ['relative into the other language folder', '../../../zh/guide/a.mdx', en, plain, '/zh/guide/a'],
  ['relative into the default language folder', '../../../en/guide/a.mdx', zh, plain, '/guide/a'],
  ['too many steps up end at the root', '../../../../../../x', zh, plain, '/zh/x'],
  ['root link gets the language', '/guide/a', zh, plain, '/zh/guide/a'],
  ['root link keeps its own language', '/zh/guide/a', zh, plain, '/zh/guide/a'],
  ['root link to the other language', '/zh/guide/a', en, plain, '/zh/guide/a'],
  ['/en/ is dropped', '/en/guide/a', en, plain, '/guide/a'],
  ['/en/ leads from Chinese to English', '/en/guide/a', zh, plain, '/guide/a'],
  ['suffix, query and hash', '/guide/a.mdx?x=1#b', zh, plain, '/zh/guide/a?x=1#b'],
  ['.html', '/guide/a.html', en, plain, '/guide/a'],
  ['/index', '/guide/start/index', en, plain, '/guide/start/'],
  ['home', '/', zh, plain, '/zh/'],
  ['version and language', '/guide/a', oldZh, docs, '/docs/v1/zh/guide/a'],
  ['relative in a version', './a', oldZh, docs, '/docs/v1/zh/guide/start/a'],
  ['language named, version kept', '/en/guide/a', oldZh, docs, '/docs/v1/guide/a'],
  ['version named, language kept', '/v2/guide/a', oldZh, docs, '/docs/zh/guide/a'],
  ['base not doubled', '/docs/guide/a', { ...en, version: 'v2' }, docs, '/docs/guide/a'],
  ['base and prefix not doubled', '/docs/v1/zh/guide/a', oldZh, docs, '/docs/v1/zh/guide/a'],
  ['site with one language', '/guide/a.md', { ...en, locale: '' }, single, '/guide/a'],
  ['query only', '?outline=0', zh, plain, '/zh/guide/start/?outline=0'],
  ['spaces', './a b.mdx', en, plain, '/guide/start/a%20b'],
  ['already encoded', './a%20b%23.mdx', en, plain, '/guide/start/a%20b%23'],
  ['Chinese name', '/指南/甲.mdx', en, plain, '/%E6%8C%87%E5%8D%97/%E7%94%B2'],
  ['malformed percent sequence', '/%E0%A4%A', en, plain, '/%25E0%25A4%25A'],
  ['a page named like a script', '/guide/node.js', zh, plain, '/zh/guide/node.js'],
];

test.each(internal)('%s: %s', requirement('RT-16'), (_title, written, from, rules, href) => {
  expect(linkToHref(written, from, rules)).toEqual({ kind: 'internal', href });
});

const others: [title: string, written: string, kind: LinkKind, href: string][] = [
  ['http', 'http://x.dev/a.md', 'external', 'http://x.dev/a.md'],
  ['https', 'https://x.dev/', 'external', 'https://x.dev/'],
  ['mail', 'mailto:a@b.dev', 'mail', 'mailto:a@b.dev'],
  ['telephone', 'tel:+1', 'tel', 'tel:+1'],
  ['protocol-relative', '//cdn.dev/a', 'protocol-relative', '//cdn.dev/a'],
  ['a scheme named like a method', 'constructor:x', 'other', 'constructor:x'],
  ['data', 'data:text/plain,x', 'other', 'data:text/plain,x'],
  ['hash', '#部分', 'hash', '#部分'],
  ['public file: base, no language', '/files/a.zip?x', 'file', '/docs/files/a.zip?x'],
  ['public file with base', '/docs/a.png', 'file', '/docs/a.png'],
];

test.each(others)('%s: %s', (_title, written, kind, href) => {
  expect(linkToHref(written, oldZh, docs)).toEqual({ kind, href });
});

test.each([
  ['https://x.dev', true],
  ['//x.dev', true],
  ['mailto:a@b.dev', false],
  ['/guide', false],
  ['#a', false],
])('isExternal %s', (href, expected) => {
  expect(isExternal(href)).toBe(expected);
});
