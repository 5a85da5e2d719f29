import { describe, expect, test } from '@rstest/core';
import { starPlaces, starShift, starSize } from './stars';

describe('stars', () => {
  test('LD-05 CN-06 thirty-five of them, all inside the sky', () => {
    expect(starPlaces).toHaveLength(35);
    expect(starPlaces.flat().filter((at) => at < 0 || at > 100)).toEqual([]);
  });
  test('LD-06 CN-05 from 3 to 4.7 pixels', () => {
    expect([starSize(0), starSize(34)]).toEqual([3, 4.7]);
  });
  test.each<[string, [number, number], [number, number] | null]>([
    ['near: all the way', [130, 60], [30, -40]],
    ['99 is near', [199, 199], [99, 99]],
    ['100 across is not', [200, 100], null],
    ['100 down is not', [100, 0], null],
  ])('LD-07 %s', (_title, [x, y], expected) => {
    expect(starShift({ x: 100, y: 100 }, { x, y })).toEqual(expected && { x: expected[0], y: expected[1] });
  });
});
