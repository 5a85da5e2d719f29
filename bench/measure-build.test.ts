import { expect, test } from '@rstest/core';
import { searchStepOf } from './measure-build';

test.each([
  ['✓ Index for search     2 indexes              205 ms\n✓ Render pages  1 s', 0.205],
  ['✓ Draw pages  9 s\n✓ Index for search     2 indexes              2.58 s\n', 2.58],
  ['✓ Index for search     2 indexes              1 min 5 s', 65],
  ['✓ Draw pages  9 s', Number.NaN],
])('the seconds of the search step', (output, seconds) => {
  expect(searchStepOf(output)).toBe(seconds);
});
