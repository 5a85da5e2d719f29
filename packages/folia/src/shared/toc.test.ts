import { expect, test } from '@rstest/core';
import { getOutline } from './toc';

const item = (depth: number) => ({ id: `h${depth}`, text: '', depth, charIndex: -1 });

test.each([
  [
    [2, 3, 4, 2],
    [0, 1, 2, 0],
  ],
  [
    [3, 4, 3],
    [0, 1, 0],
  ],
  [
    [4, 2],
    [0, 0],
  ],
  [[], []],
])('indentation of %j', (depths, expected) => {
  expect(getOutline(depths.map(item)).map(({ indent }) => indent)).toEqual(expected);
});
