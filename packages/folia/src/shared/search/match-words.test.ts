import { describe, expect, test } from '@rstest/core';
import { distanceWithin, matchWords } from './match-words';

const index = (...words: string[]) => words.map((word, id) => ({ word, id, pages: 1 }));
const found = (typed: string, ...words: string[]) => matchWords(typed, index(...words)).map(({ word }) => word);

describe('words that may be meant', () => {
  test.each([
    [
      'the word first, then those that begin with it, then those that contain it',
      'bundle',
      ['unbundled', 'bundle', 'bundler'],
      ['bundle', 'bundler', 'unbundled'],
    ],
    ['a half word', 'bund', ['bundle', 'css'], ['bundle']],
    ['one letter is the beginning of a word', 'b', ['bundle', 'web'], ['bundle']],
    ['a mistake in five letters', 'bunlde', ['bundle', 'css'], ['bundle']],
    ['a missing letter', 'bundl', ['bundle'], ['bundle']],
    ['no mistakes in four letters', 'bndl', ['bundle'], []],
    ['two mistakes in nine letters', 'decleratoin', ['declaration', 'decoration'], ['declaration']],
    ['numbers are not mistyped', '12345', ['12346'], []],
    ['one Chinese character in a pair', '库', ['库构', '组件'], ['库构']],
    ['a Chinese pair only as it is', '构建', ['构建', '建产'], ['构建']],
  ])('%s', (_, typed, words, expected) => {
    expect(found(typed, ...words)).toEqual(expected);
  });

  test('mistyped words are not offered when the word is on several pages', () => {
    const words = [
      { word: 'plugin', id: 0, pages: 5 },
      { word: 'plugim', id: 1, pages: 5 },
    ];
    expect(matchWords('plugin', words).map(({ word }) => word)).toEqual(['plugin']);
  });
});

test.each([
  ['bundle', 'bundle', 2, 0],
  ['bundle', 'bunlde', 2, 1],
  ['bundle', 'bndle', 2, 1],
  ['bundle', 'bundles', 2, 1],
  ['bundle', 'bandla', 2, 2],
  ['bundle', 'rollup', 2, 3],
])('distance of %s and %s', (a, b, limit, distance) => {
  expect(distanceWithin(a, b, limit)).toBe(distance);
});
