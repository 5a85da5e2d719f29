import { describe, expect, test } from '@rstest/core';
import { nearestName } from './nearest';

describe('nearestName', () => {
  const known = ['title', 'port', 'out', 'enableScrollToTop', 'description'];
  const cases: [string, string | null][] = [
    ['titel', 'title'],
    ['Port', 'port'],
    ['prot', 'port'],
    ['enableScrollTop', 'enableScrollToTop'],
    ['descripton', 'description'],
    ['zzz', null],
    ['', null],
  ];
  for (const [name, near] of cases) test(`${name} → ${near}`, () => expect(nearestName(name, known)).toBe(near));
  test('an empty list of names', () => expect(nearestName('a', [])).toBeNull());
});
