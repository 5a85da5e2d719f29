import { expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { looksLikeHtml } from './looks-like-html';

test.each([
  ['plain', false],
  ['1 < 2 and 3 > 2', false],
  ['<b>bold</b>', true],
  [`${'x'.repeat(1000)}<b>`, false],
])('HTML or text: %s', requirement('RZ-11'), (text, expected) => {
  expect(looksLikeHtml(text)).toBe(expected);
});
