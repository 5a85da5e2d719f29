import { expect, test } from '@rstest/core';
import { findSimilarWords } from './similar-words';

const rows: [keyword: string, content: string, found: string[]][] = [
  ['bunlde', 'A bundle of bundled things', ['bundle', 'bundled']],
  ['bundle', 'A bundle', []],
  ['dst', 'dts and dist', []],
  ['declaratoin', 'Déclaration files', ['Déclaration']],
  ['产物库', '构建', []],
  ['(((((', '((((( x', []],
];
for (const [keyword, content, found] of rows)
  test(`words similar to "${keyword}" in "${content}"`, () => {
    const ranges = findSimilarWords(keyword, [], content);
    expect(ranges.map(({ start, length }) => content.slice(start, start + length))).toEqual(found);
  });
