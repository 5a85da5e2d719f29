import { expect, test } from '@rstest/core';
import { starPlaces, starShift, starSize } from './stars';

test('thirty-five places, all inside the sky, none twice', () => {
  expect(starPlaces).toHaveLength(35);
  expect(starPlaces.flat().filter((at) => at < 0 || at > 100)).toEqual([]);
  expect(new Set(starPlaces.map(String)).size).toBe(35);
});

test('from 3 to 4.7 pixels', () => {
  expect([0, 20, 34].map(starSize)).toEqual([3, 4, 4.7]);
});

test.each<[string, [number, number], [number, number] | null]>([
  ['near: all the way', [130, 60], [30, -40]],
  ['99 on both sides is near', [199, 1], [99, -99]],
  ['100 across is not', [200, 100], null],
  ['100 down is not', [100, 0], null],
  ['near in one direction only', [110, 400], null],
])('%s', (_title, [x, y], expected) => {
  expect(starShift({ x: 100, y: 100 }, { x, y })).toEqual(expected && { x: expected[0], y: expected[1] });
});
