import { expect, test } from '@rstest/core';
import { createLinkExceptions } from './link-exceptions';

const at = { file: '/folia.config.ts', line: 4, column: 9 };
const allows = (pattern: string | RegExp, href: string, written: string | null = null) =>
  createLinkExceptions([{ pattern, at }]).allows({ href, written, at: null }, '/docs/');

test.each<[string | RegExp, string, boolean]>([
  ['/api/x', '/docs/api/x', true],
  ['/api/x', '/docs/api/x#part', false],
  ['/api/*', '/docs/api/x#part', true],
  ['/api/*', '/docs/apis/x', false],
  ['*/api/*/v1', '/docs/en/api/a/b/v1', true],
  ['*ab*ab', '/docs/ab', false],
  ['*#old-*', '/docs/guide#old-name', true],
  ['/用法', '/docs/%E7%94%A8%E6%B3%95', true],
  [/^\/api\/\d+$/, '/docs/api/12', true],
  [/^\/api\/\d+$/, '/docs/api/x', false],
])('%s, %s: %s', (pattern, href, expected) => {
  expect(allows(pattern, href)).toBe(expected);
});

test('a link also matches as it was written', () => {
  expect(allows('./gone.md', '/docs/guide/gone', './gone.md')).toBe(true);
});

test('a regular expression with the flag g gives the same result each time; an unused pattern is reported', () => {
  const exceptions = createLinkExceptions([
    { pattern: /gone/g, at },
    { pattern: '/never/*', at },
    { pattern: /nowhere/, at },
  ]);
  const link = { href: '/docs/gone', written: null, at: null };
  expect([exceptions.allows(link, '/docs/'), exceptions.allows(link, '/docs/')]).toEqual([true, true]);
  expect(exceptions.unused()).toMatchObject([
    { level: 'warning', message: 'markdown.checkDeadLinks.ignore: "/never/*" matches no dead link.', at },
    { level: 'warning', message: 'markdown.checkDeadLinks.ignore: /nowhere/ matches no dead link.', at },
  ]);
});
