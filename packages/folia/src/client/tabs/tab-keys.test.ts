import { describe, expect, test } from '@rstest/core';
import { nextTab } from './tab-keys';

const open = [false, false, false];

describe('keys move between tabs', () => {
  test.each<[string, number, boolean[], number | null]>([
    ['ArrowRight', 0, open, 1],
    ['ArrowRight', 2, open, 0],
    ['ArrowLeft', 0, open, 2],
    ['Home', 2, open, 0],
    ['End', 0, open, 2],
    ['ArrowRight', 0, [false, true, false], 2],
    ['Home', 2, [true, false, false], 1],
    ['ArrowRight', 0, [true, true], null],
    ['Enter', 0, open, null],
  ])('%s from %i of %j', (key, from, disabled, expected) => {
    expect(nextTab(key, from, disabled)).toBe(expected);
  });
});
