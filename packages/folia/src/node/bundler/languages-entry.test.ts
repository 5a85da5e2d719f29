import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { packageRoot } from '../support/packages';
import { isPrebuilt, languagesEntry } from './languages-entry';

const site = (path: string) => join(packageRoot, path);

test('the languages of the site, and no others', () => {
  const text = languagesEntry(site('.folia'), [
    { lang: 'zh', builtIn: 'zh', own: null },
    { lang: 'pt-BR', builtIn: 'pt', own: null },
  ]);
  expect(text).toBe(`export const languages = {
  'zh': { first: () => import('../dist/theme/strings/zh.js'), lazy: () => import('../dist/theme/strings/zh-lazy.js') },
  'pt-BR': { first: () => import(/* webpackExports: ["first"] */ '../dist/theme/strings/pt.js?first').then((all) => ({ default: all.first })), lazy: () => import(/* webpackExports: ["lazy"] */ '../dist/theme/strings/pt.js?lazy').then((all) => ({ default: all.lazy })) },
};
`);
});

test('files are named in lower case', () => {
  const text = languagesEntry(site('.folia'), [{ lang: 'zh-TW', builtIn: 'zh-Hant', own: null }]);
  expect(text).toContain('import(/* webpackExports: ["first"] */ \'../dist/theme/strings/zh-hant.js?first\')');
});

test('the texts of the site override those of the theme; missing ones are English', () => {
  const text = languagesEntry(site('.folia'), [{ lang: 'eu', builtIn: null, own: site('strings/eu.ts') }]);
  expect(text).toBe(`import { mergeStrings } from '../dist/client/theme/strings-source.js';

const builtIn = {
  'en': { first: () => import('../dist/theme/strings/en.js'), lazy: () => import('../dist/theme/strings/en-lazy.js') },
};

export const languages = mergeStrings(builtIn, {
  'eu': () => import('../strings/eu.ts'),
});
`);
});

test.each([
  ['en', 'en', null, true],
  ['zh-CN', 'zh', null, true],
  ['eu', null, null, true],
  ['eu', null, '/strings/eu.ts', false],
  ['fr', 'fr', null, false],
])('%s of %s and %s needs no bundle of its own: %s', (lang, builtIn, own, expected) => {
  expect(isPrebuilt({ lang, builtIn, own })).toBe(expected);
});
