import { describe, expect, test } from '@rstest/core';
import { getHero, joined } from './home-content';

describe('home page', () => {
  test('the hero of the frontmatter', () => {
    const hero = { name: 'X', text: '', tagline: '', actions: [] };
    expect(getHero({ hero }, { title: 'T', description: 'D' })).toEqual(hero);
  });
  test('without a hero: title and description of the site', () => {
    expect(getHero({}, { title: 'T', description: 'D' })).toEqual({ name: 'T', text: '', tagline: 'D', actions: [] });
  });
  test.each([
    [['a 1x', 'b 2x'], 'a 1x, b 2x'],
    ['a 1x', 'a 1x'],
    [undefined, undefined],
  ])('srcset %j', (given, expected) => {
    expect(joined(given)).toBe(expected);
  });
});
