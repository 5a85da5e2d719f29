import { expect, test } from '@rstest/core';
import { readSrcset, writeSrcset } from './srcset';

test.each([
  ['a.png 400w, b.png 800w', 'a.png 400w, b.png 800w'],
  ['a.png 1.5x,b.png 2x', 'a.png 1.5x, b.png 2x'],
  ['  a,1.png?w=1,2 400w,\n b,2.png', 'a,1.png?w=1,2 400w, b,2.png'],
  ['a.png', 'a.png'],
  ['data:image/png;base64,AA== 1x, a.png 2x', 'data:image/png;base64,AA== 1x, a.png 2x'],
  ['', ''],
  [' , ', ''],
])('srcset %s', (text, expected) => {
  expect(writeSrcset(readSrcset(text))).toBe(expected);
});
