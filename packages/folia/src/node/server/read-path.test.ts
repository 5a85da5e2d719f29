import { expect, test } from '@rstest/core';
import { readPath } from './read-path';

test.each([
  ['/', ''],
  ['/guide/', 'guide/'],
  ['/guide//', 'guide//'],
  ['/a%20b.txt?c#d', 'a b.txt'],
  ['/a#b?c', 'a'],
  ['/a%2fb', 'a/b'],
  ['/%252e', '%2e'],
  ['/%23%3F%25', '#?%'],
  ['/...', '...'],
  ['/.well-known/x', '.well-known/x'],
  ['//', '/'],
  ['//a', null],
  ['/a//b', null],
  ['/./a', null],
  ['/a/%2e', null],
  ['/a/%2E%2e/b', null],
  ['/..%2fb', null],
  ['/%', null],
  ['/%zz', null],
  ['/%ff', null],
  ['/a%00', null],
  ['/a\\b', null],
  ['/a%5cb', null],
  ['a', null],
  ['', null],
])('%s: %s', (url, path) => expect(readPath(url, '/')).toBe(path));

test.each([
  ['/docs/', ''],
  ['/docs/a', 'a'],
  ['/docs//a', null],
  ['/docs', null],
  ['/docsa', null],
  ['/', null],
])('below a base, %s: %s', (url, path) => expect(readPath(url, '/docs/')).toBe(path));
