import { describe, expect, test } from '@rstest/core';
import { getFeatures, getHero, joined, looksLikeHtml } from './home-content';

describe('home page', () => {
  test('HM-01 the hero of the frontmatter', () => {
    expect(getHero({ hero: { name: 'X' } }, { title: 'T', description: 'D' })).toEqual({ name: 'X' });
  });
  test('HM-07 without a hero the site speaks for itself', () => {
    expect(getHero({}, { title: 'T', description: 'D' })).toEqual({ name: 'T', text: '', tagline: 'D' });
  });
  test('HM-04 no features, no cards', () => {
    expect(getFeatures({})).toEqual([]);
  });
  test.each([
    [['a 1x', 'b 2x'], 'a 1x, b 2x'],
    ['a 1x', 'a 1x'],
    [undefined, undefined],
  ])('HM-03 srcset %j', (given, expected) => {
    expect(joined(given)).toBe(expected);
  });
  test.each([
    ['plain', false],
    ['1 < 2 and 3 > 2', false],
    ['<b>bold</b>', true],
    [`${'x'.repeat(1000)}<b>`, false],
  ])('RZ-11 %s', (text, expected) => {
    expect(looksLikeHtml(text)).toBe(expected);
  });
});
