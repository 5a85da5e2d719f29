import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { normaliseText } from './text-normaliser';

describe('matching', requirement('SI-12'), () => {
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
  ])('%s: %s', (_title, text, expected) => {
    expect(normaliseText(text)).toBe(expected);
  });

  test('й is not и', () => {
    expect(normaliseText('й')).not.toBe(normaliseText('и'));
  });
});
