import { expect, test } from '@rstest/core';
import type { SourceFile } from '../../shared/page';
import type { UrlRules } from '../../shared/route';
import { fallbackFiles, pageKey, withFallbackFolders } from './fallbacks';
import { rules } from './fixtures/sample';

const sourceFile = (relativePath: string, version = ''): SourceFile => {
  const [locale = '', ...rest] = relativePath.slice(version ? version.length + 1 : 0).split('/');
  const id = rest.join('/').replace(/\.mdx?$/, '');
  return { relativePath, path: `/docs/${relativePath}`, kind: 'md', route: { id, locale, version } };
};

test('a page of the default language replaces each missing translation', () => {
  const threeLanguages: UrlRules = { ...rules, locales: ['en', 'zh', 'ar'] };
  const files = ['en/index.md', 'en/guide/start.md', 'zh/index.md', 'zh/own.md', 'ar/Guide/Start.md'].map((path) =>
    sourceFile(path),
  );
  expect(
    fallbackFiles(files, threeLanguages).map(({ path, route, fallback }) => [route.locale, route.id, path, fallback]),
  ).toEqual([
    ['zh', 'guide/start', '/docs/en/guide/start.md', 'en'],
    ['ar', 'index', '/docs/en/index.md', 'en'],
  ]);
});

test('missing translations differ by version', () => {
  const versioned: UrlRules = { ...rules, versions: ['v2', 'v1'], defaultVersion: 'v2' };
  const files = [sourceFile('v2/en/a.md', 'v2'), sourceFile('v1/en/a.md', 'v1'), sourceFile('v1/zh/a.md', 'v1')];
  expect(fallbackFiles(files, versioned).map(({ route }) => route)).toEqual([{ id: 'a', locale: 'zh', version: 'v2' }]);
  const folders = new Map([
    ['v2/en/guide', 'new'],
    ['v1/en/guide', 'old'],
    ['v1/zh/guide', '旧'],
  ]);
  expect(Object.fromEntries(withFallbackFolders(folders, versioned))).toEqual({
    'v2/en/guide': 'new',
    'v2/zh/guide': 'new',
    'v1/en/guide': 'old',
    'v1/zh/guide': '旧',
  });
});

test('navigation files of the other languages are kept, and none is made for the default language', () => {
  const folders = new Map([
    ['en', 'top'],
    ['en/guide', 'guide'],
    ['zh/guide', '指南'],
    ['zh/only', '仅'],
  ]);
  expect(Object.fromEntries(withFallbackFolders(folders, rules))).toEqual({
    ...Object.fromEntries(folders),
    zh: 'top',
  });
});

test('one file in two languages has two keys', () => {
  expect(pageKey('/docs/en/a.md', { locale: 'zh' })).not.toBe(pageKey('/docs/en/a.md', { locale: 'en' }));
});
