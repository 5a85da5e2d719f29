import { describe, expect, rs, test } from '@rstest/core';
import { directionOf } from './direction';

const languages: [string, string][] = [
  ['en', 'ltr'],
  ['zh-CN', 'ltr'],
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
  ['ckb', 'rtl'],
  ['az-Arab', 'rtl'],
];

test.each(languages)('%s is written %s', (lang, expected) => expect(directionOf(lang)).toBe(expected));

describe('without text information of the engine', () => {
  test.each(languages)('%s is written %s', (lang, expected) => {
    const { Locale } = Intl;
    // an arrow function cannot be called with `new`
    const replaced = rs.spyOn(Intl, 'Locale').mockImplementation(function older(tag) {
      return { maximize: () => new Locale(tag).maximize() } as Intl.Locale;
    });
    expect(directionOf(lang)).toBe(expected);
    replaced.mockRestore();
  });
});
