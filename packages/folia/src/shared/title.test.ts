import { expect, test } from '@rstest/core';
import type { PageType } from './page';
import { getDescription, getDocumentTitle } from './title';

const rows: [id: string, pageType: PageType, title: string, suffix: string | undefined, expected: string][] = [
  ['PD-09', 'doc', 'Quick Start', undefined, 'Quick Start - Rslib'],
  ['PD-09', 'doc', '快速上手', undefined, '快速上手 - Rslib'],
  ['PD-09', 'doc', 'Page', 'Mine', 'Page - Mine'],
  ['PD-10', 'doc', ' Page ', ' | X ', 'Page | X'],
  ['PD-10', 'doc', 'Page', '- X', 'Page - X'],
  ['PD-11', 'home', '', 'Rsbuild-based library build tool', 'Rslib - Rsbuild-based library build tool'],
  ['PD-11', 'home', 'Ignored', '| 库', 'Rslib | 库'],
  ['PD-11', 'home', 'Ignored', undefined, 'Rslib'],
  ['PD-12', '404', '', undefined, '404 - Rslib'],
  ['PD-12', 'custom', 'Any', 'Any', 'Rslib'],
  ['PD-12', 'blank', 'Any', undefined, 'Rslib'],
  ['PD-12', 'doc', '', 'Any', 'Rslib'],
];

test.each(rows)('%s %s page "%s", suffix %s: %s', (_id, pageType, title, titleSuffix, expected) => {
  const frontmatter = titleSuffix === undefined ? {} : { titleSuffix };
  expect(getDocumentTitle({ pageType, title, frontmatter }, 'Rslib')).toBe(expected);
});

test('PD-09 a site without a title leaves the page title alone', () => {
  expect(getDocumentTitle({ pageType: 'doc', title: 'Page', frontmatter: {} }, '')).toBe('Page');
});

test.each([
  ['page', 'site', 'locale', 'page'],
  ['', 'site', 'locale', 'site'],
  ['', '', 'locale', 'locale'],
  ['', '', '', ''],
])('PD-13 C-24 description of "%s", "%s", "%s" is "%s"', (page, site, locale, expected) => {
  expect(getDescription(page === '' ? {} : { description: page }, { description: site }, { description: locale })).toBe(
    expected,
  );
});
