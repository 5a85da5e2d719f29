import { expect, test } from '@rstest/core';
import { bestCandidate, isVector } from './best-source';

test.each([
  ['the smallest that is wide enough', 'a.png 400w, b.png 800w, c.png 1600w', 700, 'b.png 1'],
  ['in any order', 'c.png 1600w,a.png 400w,  b.png 800w', 700, 'b.png 1'],
  ['exactly wide enough', 'a.png 400w, b.png 800w', 400, 'a.png 1'],
  ['else the widest', 'a.png 400w, b.png 800w', 2000, 'b.png 1'],
  ['the highest density', 'a.png, b.png 1.5x, c.png 3x', 100, 'c.png 3'],
  ['one alone', 'a.png', 100, 'a.png 1'],
  ['commas in addresses', 'a,1.png?w=1,2 400w, b,2.png 800w', 800, 'b,2.png 1'],
  ['nothing', ' ', 800, null],
])('srcset: %s', (_, srcset, wanted, expected) => {
  const best = bestCandidate(srcset, wanted);
  expect(best && `${best.address} ${best.density}`).toBe(expected);
});

test.each([
  ['/a.svg', true],
  ['https://x.test/a.SVG?v=1#i', true],
  ['data:image/svg+xml,%3Csvg', true],
  ['/a.svg.png', false],
  ['data:image/png;base64,a.svg', false],
])('%s is a vector image: %s', (address, expected) => expect(isVector(address)).toBe(expected));
