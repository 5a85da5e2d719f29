import { expect, test } from '@rstest/core';
import { type Counted, fillCount, pluralForms } from './counted';

const polish: Counted = {
  one: '{count} wynik',
  few: '{count} wyniki',
  many: '{count} wyników',
  other: '{count} wyniku',
};

test.each<[string, Counted, number, string]>([
  ['en', { one: '{count} result', other: '{count} results' }, 1, '1 result'],
  ['en', { one: '{count} result', other: '{count} results' }, 1200, '1,200 results'],
  ['pl', polish, 3, '3 wyniki'],
  ['pl', polish, 5, '5 wyników'],
  ['de', 'Treffer: {count}', 1200, 'Treffer: 1.200'],
  // a form that a site left out
  ['pl', { other: '{count} x' }, 3, '3 x'],
])('%s %o %i', (lang, text, count, expected) => {
  expect(fillCount(text, { lang, count })).toBe(expected);
});

test('another name of the number', () => {
  expect(fillCount('All {lines} lines', { lang: 'en', count: 20, name: 'lines' })).toBe('All 20 lines');
});

test('the forms of a language are those of Intl', () => {
  expect(pluralForms('ar').sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero']);
});
