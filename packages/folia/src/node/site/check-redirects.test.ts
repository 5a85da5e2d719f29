import { expect, test } from '@rstest/core';
import type { SitePage } from '../../shared/site';
import { checkRedirects } from './check-redirects';

const rules = { base: '/docs/', locales: ['en'], defaultLocale: 'en', versions: [], defaultVersion: '' };
const page = { anchors: ['install'] } as unknown as SitePage; // only its anchors are read
const pages = new Map([['/docs/guide', page]]);
const at = { file: '/site/folia.config.ts', line: 3, column: 5 };

test.each([
  ['/old', '/guide/#install', []],
  ['/old', 'https://example.org/', []],
  ['/old', '/files/a.zip', []],
  ['/Guide/', '/guide', ['The redirect from "/Guide/" is in the place of a page.']],
  ['/files/a.zip', '/guide', ['The redirect from "/files/a.zip" is in the place of a page.']],
  ['/old', '/gone', ['The redirect from "/old" leads to "/gone", which is no page.']],
  ['/old', '/guide#gone', ['The redirect from "/old" leads to "#gone", which is not on /guide.']],
  ['/guide#old', '/guide#install', []],
  ['/guide#install', '/guide', ['The redirect from "/guide#install" is in the place of a heading.']],
  ['/guide#old', '/guide#gone', ['The redirect from "/guide#old" leads to "#gone", which is not on /guide.']],
  ['/old#x', '/guide', ['The redirect from "/old#x" starts at "/old", which is no page.']],
])('%s → %s', (from, to, messages) => {
  const found = checkRedirects([{ from, to, at }], { pages, rules }, (path) => path === '/files/a.zip');
  expect(found.map(({ message }) => message)).toEqual(messages);
  expect(found.every((problem) => problem.at === at)).toBe(true);
});

test('a heading of a page that has moved may lead elsewhere', () => {
  const redirects = [
    { from: '/old/', to: '/guide', at },
    { from: '/old#x', to: '/guide#install', at },
  ];
  expect(checkRedirects(redirects, { pages, rules }, () => false)).toEqual([]);
});
