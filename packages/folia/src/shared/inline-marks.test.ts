import { expect, test } from '@rstest/core';
import { getInlineParts, withoutMarks } from './inline-marks';

test.each([
  ['SB-25 code', 'Use `dts`', ['text:Use ', 'code:dts']],
  ['SB-25 bold and emphasis', '**a** *b* _c_', ['strong:a', 'text: ', 'em:b', 'text: ', 'em:c']],
  ['SB-25 marks in code are text', '`**a**`', ['code:**a**']],
  ['SB-25 two ticks', '``a`b``', ['code:a`b']],
  ['SB-25 names with underscores', 'snake_case_name', ['text:snake_case_name']],
  ['SB-25 a lonely star', '2 * 3 * 4', ['text:2 * 3 * 4']],
  ['SB-25 Chinese', '使用**粗体**的', ['text:使用', 'strong:粗体', 'text:的']],
  ['OL-02 nothing', '', []],
])('%s: %s', (_title, text, expected) => {
  expect(getInlineParts(text).map((part) => `${part.kind}:${part.text}`)).toEqual(expected);
});

test('OL-02 plain text for the tooltip', () => {
  expect(withoutMarks('`lib.dts` and **more**')).toBe('lib.dts and more');
});
