import { describe, expect, test } from '@rstest/core';
import { readNotations, withoutHidden } from './notations';

describe('readNotations', () => {
  test.each([
    ['a // [!code highlight]', 'a', [[1, ['highlighted']]]],
    ['a /* [!code ++] */', 'a', [[1, ['diff add']]]],
    ['a # [!code --]\nb', 'a\nb', [[1, ['diff remove']]]],
    ['<p/> <!-- [!code focus] -->', '<p/>', [[1, ['focused']]]],
    ['<p/> {/* [!code error] */}', '<p/>', [[1, ['error']]]],
    ['a -- [!code warning]', 'a', [[1, ['warning']]]],
    [
      '// [!code hl:2]\na\nb\nc',
      'a\nb\nc',
      [
        [1, ['highlighted']],
        [2, ['highlighted']],
      ],
    ],
    [
      'a // [!code ++:2]\nb',
      'a\nb',
      [
        [1, ['diff add']],
        [2, ['diff add']],
      ],
    ],
    ['a // [!code ++] // [!code focus]', 'a', [[1, ['focused', 'diff add']]]],
    ['a // [!code unknown]', 'a // [!code unknown]', []],
    ["const s = '[!code ++]';", "const s = '[!code ++]';", []],
  ])('%s', (source, code, marks) => {
    const noted = readNotations(source);
    expect(noted.code).toBe(code);
    expect([...noted.marks]).toEqual(marks);
  });
});

test.each([
  ['a\nb', 'a\nb'],
  ['import x\n// ---cut---\nx()', 'x()'],
  ['a\n  // ---cut--- \nb\n// ---cut---\nc', 'c'],
  ["'// ---cut---'", "'// ---cut---'"],
])('withoutHidden %s', (code, expected) => expect(withoutHidden(code)).toBe(expected));

test('a line of spaces takes no longer than others', () => {
  const code = `a${' '.repeat(50_000)}[!code hl`;
  expect(readNotations(code).code).toBe(code);
});
