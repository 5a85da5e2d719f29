import { expect, test } from '@rstest/core';
import { activeIndexOf, outlineOf } from './toc';

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
])('OL-02 indentation of %j', (depths, expected) => {
  expect(outlineOf(depths.map(item)).map(({ indent }) => indent)).toEqual(expected);
});

const tops = [200, 600, 900];

test.each([
  ['the first at the top', 0, false, 0],
  ['just before the second', 527, false, 0],
  ['the second 72 px below the edge', 528, false, 1],
  ['the last at the bottom of the page', 600, true, 2],
  ['a page that does not scroll', 0, true, 0],
])('OL-04 CN-15 %s', (_title, scrollTop, atBottom, expected) => {
  expect(activeIndexOf({ tops, scrollTop, atBottom })).toBe(expected);
});

test('OL-05 without the bar the offset is 0', () => {
  expect(activeIndexOf({ tops, scrollTop: 599, atBottom: false, offset: 0 })).toBe(0);
});

test('OL-04 no headings', () => {
  expect(activeIndexOf({ tops: [], scrollTop: 10, atBottom: true })).toBe(-1);
});
