import { expect, test } from '@rstest/core';
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
  ['RT-16 relative file', './glossary.mdx', zh, plain, '/zh/guide/start/glossary'],
  ['RT-16 relative file upwards', '../basic/cli.md#build', zh, plain, '/zh/guide/basic/cli#build'],
  ['RT-16 relative without dot', 'glossary', en, plain, '/guide/start/glossary'],
  ['RT-16 relative to a page that is no index', './dts', { ...en, id: 'config/lib' }, plain, '/config/dts'],
  ['RT-16 relative index file', '../basic/index.mdx', en, plain, '/guide/basic/'],
  ['RT-16 relative folder', './', en, plain, '/guide/start/'],
  ['RT-16 parent folder', '..', en, plain, '/guide/'],
  ['RT-16 relative into the other language folder', '../../../zh/guide/a.mdx', en, plain, '/zh/guide/a'],
  ['RT-16 relative into the default language folder', '../../../en/guide/a.mdx', zh, plain, '/guide/a'],
  ['RT-16 too many steps up end at the root', '../../../../../../x', zh, plain, '/zh/x'],
  ['RT-16 root link gets the language', '/guide/a', zh, plain, '/zh/guide/a'],
  ['RT-16 root link keeps its own language', '/zh/guide/a', zh, plain, '/zh/guide/a'],
  ['RT-16 root link to the other language', '/zh/guide/a', en, plain, '/zh/guide/a'],
  ['RT-16 /en/ is dropped', '/en/guide/a', en, plain, '/guide/a'],
  ['RT-16 /en/ leads from Chinese to English', '/en/guide/a', zh, plain, '/guide/a'],
  ['RT-16 suffix, query and hash', '/guide/a.mdx?x=1#b', zh, plain, '/zh/guide/a?x=1#b'],
  ['RT-16 .html', '/guide/a.html', en, plain, '/guide/a'],
  ['RT-16 /index', '/guide/start/index', en, plain, '/guide/start/'],
  ['RT-16 home', '/', zh, plain, '/zh/'],
  ['RT-16 version and language', '/guide/a', oldZh, docs, '/docs/v1/zh/guide/a'],
  ['RT-16 relative in a version', './a', oldZh, docs, '/docs/v1/zh/guide/start/a'],
  ['RT-16 language named, version kept', '/en/guide/a', oldZh, docs, '/docs/v1/guide/a'],
  ['RT-16 version named, language kept', '/v2/guide/a', oldZh, docs, '/docs/zh/guide/a'],
  ['RT-11 base not doubled', '/docs/guide/a', { ...en, version: 'v2' }, docs, '/docs/guide/a'],
  ['RT-11 base and prefix not doubled', '/docs/v1/zh/guide/a', oldZh, docs, '/docs/v1/zh/guide/a'],
  ['RT-16 site with one language', '/guide/a.md', { ...en, locale: '' }, single, '/guide/a'],
  ['RT-16 query only', '?outline=0', zh, plain, '/zh/guide/start/?outline=0'],
  ['RT-16 spaces', './a b.mdx', en, plain, '/guide/start/a%20b'],
  ['RT-16 already encoded', './a%20b%23.mdx', en, plain, '/guide/start/a%20b%23'],
  ['RT-16 Chinese name', '/指南/甲.mdx', en, plain, '/%E6%8C%87%E5%8D%97/%E7%94%B2'],
  ['RT-10 malformed percent sequence', '/%E0%A4%A', en, plain, '/%25E0%25A4%25A'],
  ['RT-16 a page named like a script', '/guide/node.js', zh, plain, '/zh/guide/node.js'],
];

test.each(internal)('%s: %s', (_title, written, from, rules, href) => {
  expect(linkToHref(written, from, rules)).toEqual({ kind: 'internal', href });
});

const others: [title: string, written: string, kind: LinkKind, href: string][] = [
  ['RT-12 http', 'http://x.dev/a.md', 'external', 'http://x.dev/a.md'],
  ['RT-12 https', 'https://x.dev/', 'external', 'https://x.dev/'],
  ['RT-12 mail', 'mailto:a@b.dev', 'mail', 'mailto:a@b.dev'],
  ['RT-12 telephone', 'tel:+1', 'tel', 'tel:+1'],
  ['RT-12 protocol-relative', '//cdn.dev/a', 'protocol-relative', '//cdn.dev/a'],
  ['RT-12 a scheme named like a method', 'constructor:x', 'other', 'constructor:x'],
  ['RT-12 data', 'data:text/plain,x', 'other', 'data:text/plain,x'],
  ['RT-13 hash', '#部分', 'hash', '#部分'],
  ['RT-11 public file: base, no language', '/files/a.zip?x', 'file', '/docs/files/a.zip?x'],
  ['RT-11 public file with base', '/docs/a.png', 'file', '/docs/a.png'],
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
])('RT-15 isExternal %s', (href, expected) => {
  expect(isExternal(href)).toBe(expected);
});
