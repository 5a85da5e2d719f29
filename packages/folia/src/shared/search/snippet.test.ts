import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { createSnippet } from './snippet';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const show = (text: string, found: string) => {
  const start = text.indexOf(found);
  const snippet = createSnippet(text, start < 0 ? [] : [{ start, length: found.length }]);
  return {
    ...snippet,
    marked: snippet.ranges.map((range) => snippet.text.slice(range.start, range.start + range.length)),
  };
};

describe('the window of 100', requirement('SI-14', 'SI-15', 'CN-12'), () => {
  test('a short text is shown whole', () => {
    expect(show('A short text.', 'short')).toMatchObject({ text: 'A short text.', marked: ['short'] });
  });
  test('a long one is cut on both sides, between words', () => {
    const { text, marked } = show(words(100), 'word50');
    expect(text).toMatch(/^\.\.\.word\d+ .* word\d+\.\.\.$/);
    expect(text.length).toBeLessThanOrEqual(106);
    expect(marked).toEqual(['word50']);
  });
  test('near the beginning only after the match, near the end only before it', () => {
    expect(show(words(100), 'word0').text).toMatch(/^word0 .*\.\.\.$/);
    expect(show(words(100), 'word99').text).toMatch(/^\.\.\.word.* word99$/);
  });
  test('Chinese characters are three wide', () => {
    const text = '声明文件'.repeat(50);
    const { text: shown, marked } = show(`${text}产物${text}`, '产物');
    expect([...shown.replaceAll('...', '')].length).toBeLessThanOrEqual(34);
    expect(marked).toEqual(['产物']);
  });
});
