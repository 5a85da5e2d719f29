import { expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { findLabel } from './use-label';

const labels = { start: { en: 'Start', zh: '开始' }, stack: { en: 'Tool Stack' }, odd: { zh: '奇' } };

test.each([
  ['a text of the language', 'start', 'zh', '开始'],
  ['English for a missing language', 'stack', 'zh', 'Tool Stack'],
  ['the key for a missing key', 'nowhere', 'zh', 'nowhere'],
  ['the key where English is missing too', 'odd', 'de', 'odd'],
])('%s', requirement('SF-17'), (_title, key, locale, expected) => {
  expect(findLabel(labels, key, locale)).toBe(expected);
});
