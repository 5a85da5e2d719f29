import { describe, expect, test } from '@rstest/core';
import { slug } from '../src/slug';

describe('slug', () => {
  test.each([
    ['Hello', 'hello'],
    ['  Two  words ', 'two-words'],
  ])('%s → %s', (title, expected) => {
    expect(slug(title)).toBe(expected);
  });
});
