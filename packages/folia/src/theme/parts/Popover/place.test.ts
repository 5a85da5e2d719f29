import { describe, expect, test } from '@rstest/core';
import { getArrowOffset, type Placement, place, type Side } from './place';

const window = { width: 1000, height: 800 };
const anchor = { x: 400, y: 300, width: 100, height: 40 };
const panel = { width: 300, height: 120 };
const input = { anchor, panel, window, gap: 10, radius: 8 };

describe('where a popover goes', () => {
  test.each<[Placement, number, number, number]>([
    ['top', 300, 170, 142],
    ['top-start', 400, 170, 12],
    ['top-end', 200, 170, 272],
    ['bottom', 300, 350, 142],
    ['bottom-start', 400, 350, 12],
    ['bottom-end', 200, 350, 272],
    ['left', 90, 260, 52],
    ['left-start', 90, 300, 8],
    ['left-end', 90, 220, 96],
    ['right', 510, 260, 52],
    ['right-start', 510, 300, 8],
    ['right-end', 510, 220, 96],
  ])('%s', (placement, x, y, arrow) => {
    expect(place({ ...input, placement })).toEqual({ x, y, side: placement.split('-')[0], arrow });
  });

  test.each<[string, Partial<typeof anchor>, Placement, Side]>([
    ['no room above: below', { y: 100 }, 'top', 'bottom'],
    ['no room below: above', { y: 700 }, 'bottom-start', 'top'],
    ['no room at the left: right', { x: 200 }, 'left', 'right'],
    ['no room at the right: left', { x: 700 }, 'right-end', 'left'],
    ['just enough room', { y: 138 }, 'top', 'top'],
    ['one pixel too little', { y: 137 }, 'top', 'bottom'],
  ])('%s', (_title, moved, placement, side) => {
    expect(place({ ...input, anchor: { ...anchor, ...moved }, placement }).side).toBe(side);
  });

  test('where neither side has room, the one with more', () => {
    const low = { width: 1000, height: 200 };
    expect(place({ ...input, window: low, anchor: { ...anchor, y: 90 }, placement: 'top' }).side).toBe('top');
    expect(place({ ...input, window: low, anchor: { ...anchor, y: 60 }, placement: 'top' }).side).toBe('bottom');
  });

  test('it stays inside the window, and the arrow goes on pointing at the anchor', () => {
    expect(place({ ...input, anchor: { ...anchor, x: 20 }, placement: 'bottom' })).toMatchObject({ x: 8, arrow: 54 });
    expect(place({ ...input, anchor: { ...anchor, x: 890 }, placement: 'bottom' })).toMatchObject({
      x: 692,
      arrow: 240,
    });
    expect(place({ ...input, anchor: { ...anchor, x: 0, width: 10 }, placement: 'bottom' }).arrow).toBe(12);
  });

  test('wider than the window: it begins at its start', () => {
    const narrow = { width: 250, height: 800 };
    expect(place({ ...input, window: narrow, anchor: { ...anchor, x: 60 }, placement: 'bottom' }).x).toBe(8);
  });
});

test.each<[Side, number, number]>([
  ['top', 0, 12],
  ['top', 12, 12],
  ['bottom', 13, 15],
  ['bottom', 24, 26],
  ['left', 0, 8],
  ['right', 24, 8],
])('arrow at the %s, radius %i: %i from the corner', (side, radius, expected) => {
  expect(getArrowOffset(side, radius)).toBe(expected);
});
