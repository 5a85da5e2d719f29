import { expect, test } from '@rstest/core';
import { getInlineParts, withoutMarks } from './inline-marks';

test.each([
  ['code', 'Use `dts`', ['text:Use ', 'code:dts']],
  ['bold and emphasis', '**a** *b* _c_', ['strong:a', 'text: ', 'em:b', 'text: ', 'em:c']],
  ['marks in code are text', '`**a**`', ['code:**a**']],
  ['two ticks', '``a`b``', ['code:a`b']],
  ['names with underscores', 'snake_case_name', ['text:snake_case_name']],
  ['a lonely star', '2 * 3 * 4', ['text:2 * 3 * 4']],
  ['Chinese', '使用**粗体**的', ['text:使用', 'strong:粗体', 'text:的']],
  ['nothing', '', []],
])('%s: %s', (_title, text, expected) => {
  expect(getInlineParts(text).map((part) => `${part.kind}:${part.text}`)).toEqual(expected);
});

test('plain text for the tooltip', () => {
  expect(withoutMarks('`lib.dts` and **more**')).toBe('lib.dts and more');
});

test('unclosed marks take no longer than others', () => {
  for (const mark of ['`a', '**a ', '*a ', '_a ']) expect(withoutMarks(mark.repeat(5_000))).toContain('a');
});
