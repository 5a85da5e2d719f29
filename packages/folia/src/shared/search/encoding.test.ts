import { describe, expect, test } from '@rstest/core';
import { decodeNumbers, decodeWords, encodeNumbers, encodeWords } from './encoding';

describe('lists as text', () => {
  test.each([
    [[]],
    [['bundle', 'bundled', 'bundler', 'css']],
    [['产物', '构建']],
    [[`${'a'.repeat(70)}b`, `${'a'.repeat(70)}c`]],
  ])('words %j', (words) => {
    expect(decodeWords(encodeWords(words))).toEqual(words);
  });
  test('a prefix that words share is stored once', () => {
    expect(encodeWords(['bundle', 'bundled', 'bundler'])).toBe('Abundle Gd Gr');
  });
  test('numbers', () => {
    const numbers = [0, 1, 31, 32, 33, 1023, 1024, 123_456_789, 2 ** 40];
    expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
    expect(encodeNumbers([0, 31])).toBe('Af');
  });
});
