import { expect, test } from '@rstest/core';
import type { PageType } from './page';
import { getDocumentTitle } from './title';

const rows: [pageType: PageType, title: string, suffix: string | undefined, expected: string][] = [
  ['doc', 'Quick Start', undefined, 'Quick Start - Rslib'],
  ['doc', '快速上手', undefined, '快速上手 - Rslib'],
  ['doc', 'Page', 'Mine', 'Page - Mine'],
  ['doc', ' Page ', ' | X ', 'Page | X'],
  ['doc', 'Page', '- X', 'Page - X'],
  ['home', '', 'Rsbuild-based library build tool', 'Rslib - Rsbuild-based library build tool'],
  ['home', 'Ignored', '| 库', 'Rslib | 库'],
  ['home', 'Ignored', undefined, 'Rslib'],
  ['404', '', undefined, '404 - Rslib'],
  ['custom', 'Any', 'Any', 'Rslib'],
  ['blank', 'Any', undefined, 'Rslib'],
  ['doc', '', 'Any', 'Rslib'],
];

test.each(rows)('%s page "%s", suffix %s: %s', (pageType, title, titleSuffix, expected) => {
  const frontmatter = titleSuffix === undefined ? {} : { titleSuffix };
  expect(getDocumentTitle({ pageType, title, frontmatter }, 'Rslib')).toBe(expected);
});

test('a site without a title keeps the page title unchanged', () => {
  expect(getDocumentTitle({ pageType: 'doc', title: 'Page', frontmatter: {} }, '')).toBe('Page');
});
