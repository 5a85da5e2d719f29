import { expect, test } from '@rstest/core';
import { createProblem } from '../support/errors';
import { redirectProblems } from './redirect-problems';

test.each<[string, [from: string, to: string][], [index: number, message: RegExp][]]>([
  [
    'to a page and to another site',
    [
      ['/a', '/b#c'],
      ['/d', 'https://example.org/d'],
    ],
    [],
  ],
  ['to itself', [['/a', '/A/#b']], [[0, /"\/a" leads to itself/]]],
  [
    'twice from one address',
    [
      ['/a', '/x'],
      ['/a/', '/y'],
    ],
    [[1, /two redirects from "\/a\/"/]],
  ],
  [
    'a chain',
    [
      ['/a', '/b'],
      ['/b', '/c'],
      ['/c', '/d'],
    ],
    [
      [0, /another redirect.*"\/d"/],
      [1, /another redirect.*"\/d"/],
    ],
  ],
  [
    'a heading to another one of its page, beside the page itself',
    [
      ['/a#old', '/a#new'],
      ['/b', '/a'],
      ['/b#x', '/c'],
    ],
    [],
  ],
  [
    'a heading to itself, and a page to a heading of its own',
    [
      ['/a#安装', '/A#%E5%AE%89%E8%A3%85'],
      ['/b', '/b#x'],
    ],
    [
      [0, /leads to itself/],
      [1, /leads to itself/],
    ],
  ],
  [
    'chains by headings',
    [
      ['/a#x', '/b#y'],
      ['/b#y', '/c'],
      ['/d', '/e#z'],
      ['/e', '/f'],
    ],
    [
      [0, /another redirect.*"\/c"/],
      [2, /another redirect.*"\/f"/],
    ],
  ],
  [
    'a loop of headings',
    [
      ['/a#x', '/b#y'],
      ['/b#y', '/a#x'],
    ],
    [
      [0, /leads back to itself/],
      [1, /leads back to itself/],
    ],
  ],
  [
    'twice from one heading',
    [
      ['/a#x', '/b'],
      ['/a/#x', '/c'],
    ],
    [[1, /two redirects from "\/a\/#x"/]],
  ],
  [
    'a loop',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    [
      [0, /leads back to itself/],
      [1, /leads back to itself/],
    ],
  ],
])('%s', (_title, list, expected) => {
  const redirects = list.map(([from, to]) => ({ from, to }));
  const found: [number, string][] = [];
  redirectProblems({ redirects }, (path, message, details = {}) => {
    found.push([Number(path[1]), `${message} ${details.hint}`]);
    return createProblem(message, details);
  });
  expect(found).toEqual(expected.map(([index, message]) => [index, expect.stringMatching(message)]));
});
