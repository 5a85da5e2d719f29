import { describe, expect, test } from '@rstest/core';
import { dir, file, sampleSite } from './fixtures/sample';
import { alternates, createEditHref, neighbours } from './page-links';

const pages = {
  'en/index': 'Home',
  'en/guide/start/index': 'Introduction',
  'en/guide/start/quick-start': 'Quick Start',
  'en/guide/start/npm-packages': 'npm Packages',
  'en/guide/basic/cli': 'CLI',
  'en/guide/framework/react': 'React',
  'en/config/index': 'Config Overview',
  'en/config/lib': 'Lib',
  'en/config/lib/bundle': 'bundle',
  'en/config/lib/umd-name': 'umdName',
  'en/config/rsbuild': 'Rsbuild Config',
  'en/config/rsbuild/tools': 'tools',
  'zh/index': '首页',
  'zh/guide/start/index': '介绍',
};
const metas = {
  'en/guide': [dir('start', { label: 'Getting Started' }), dir('basic', { label: 'Basic' })],
  'en/guide/start': [file('index'), file('quick-start'), file('npm-packages')],
  'en/config': [file('index'), dir('lib'), dir('rsbuild')],
};
const site = sampleSite({ pages, metas });

describe('previous and next', () => {
  test.each([
    ['guide/start/index', null, 'Quick Start'],
    ['guide/start/quick-start', 'Introduction', 'npm Packages'],
    ['guide/start/npm-packages', 'Quick Start', 'CLI'],
    ['guide/basic/cli', 'npm Packages', null],
    ['config/lib', 'Config Overview', 'bundle'],
    ['config/lib/umd-name', 'bundle', 'Rsbuild Config'],
    ['config/rsbuild/tools', 'Rsbuild Config', null],
    ['guide/framework/react', null, null],
    ['404', null, null],
  ])('%s', (id, prev, next) => {
    const found = neighbours(site, { id, locale: 'en', version: '' });
    expect([found.prev?.label ?? null, found.next?.label ?? null]).toEqual([prev, next]);
  });
});

const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '简体中文' },
];

test.each([
  ['the same page', 'guide/start/index', '/zh/guide/start/', true],
  ['the nearest page', 'guide/start/quick-start', '/zh/guide/start/', false],
  ['home', 'config/lib', '/zh/', false],
  ['from the 404 page', '404', '/zh/', false],
])('%s: %s in Chinese', (_title, id, href, exact) => {
  const { languages } = alternates(site, { id, locale: 'en', version: '' }, locales);
  expect(languages[1]).toEqual({ locale: 'zh', version: '', label: '简体中文', href, exact, current: false });
});

test('a page without a translation is listed, and marked as untranslated', () => {
  const gap = sampleSite({ pages: { 'en/a': 'A', 'zh/a': { title: 'A', fallback: 'en' } } });
  const { languages } = alternates(gap, { id: 'a', locale: 'en', version: '' }, locales);
  expect(languages.map(({ href, exact, fallback }) => [href, exact, fallback])).toEqual([
    ['/a', true, undefined],
    ['/zh/a', true, true],
  ]);
});

const edit = { docRepoBaseUrl: 'https://x.dev/docs/', text: 'Edit' };

test.each([
  ['page', 'zh/guide/start/index.mdx', edit, 'https://x.dev/docs/zh/guide/start/index.mdx'],
  ['a name with a space and a hash', 'en/a b#.md', edit, 'https://x.dev/docs/en/a%20b%23.md'],
  ['no address', 'en/a.md', { ...edit, docRepoBaseUrl: '' }, null],
  ['no text', 'en/a.md', { ...edit, text: '' }, null],
  ['no edit link', 'en/a.md', null, null],
  ['the 404 page', '', edit, null],
])('edit link, %s', (_title, path, link, expected) => {
  expect(createEditHref(path, link)).toBe(expected);
});
