import { expect, test } from '@rstest/core';
import { normaliseText } from './text-normaliser';

test.each([
  ['case', 'AUTO', 'auto'],
  ['accents', 'Résumé', 'resume'],
  ['accents, decomposed', 're\u0301sume\u0301', 'resume'],
  ['Cyrillic keeps its marks', 'ЙОД', 'йод'],
  ['Cyrillic, decomposed', 'и\u0306од', 'йод'],
  ['Latin beside Cyrillic', 'É Й', 'e й'],
  ['Korean is composed', '\u1112\u1161\u11ab글', '한글'],
  ['Japanese voicing stays', 'ガ', 'ガ'],
  ['Chinese', '构建产物', '构建产物'],
  ['Turkish capital', 'İ', 'i'],
])('SI-12 %s: %s', (_title, text, expected) => {
  expect(normaliseText(text)).toBe(expected);
});

test('SI-12 й is not и', () => {
  expect(normaliseText('й')).not.toBe(normaliseText('и'));
});
