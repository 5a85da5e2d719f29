import { expect, test } from '@rstest/core';
import { areWithin } from './word-distance';

const rows: [depth: number, text: string, pieces: string[], within: boolean][] = [
  [1, 'red green blue', ['red', 'green'], true],
  [1, 'red green blue', ['green', 'red'], true],
  [1, 'red green blue', ['red', 'blue'], false],
  [2, 'red green blue', ['red', 'blue'], true],
  [1, 'red green blue', ['red', 'green', 'blue'], true],
  [1, 'red, x green x x red green', ['red', 'green'], true],
  [2, 'red green x blue x red', ['red', 'green', 'blue'], true],
  [1, 'red green x blue x red', ['red', 'green', 'blue'], false],
  [1, 'ESM 产物最常用', ['ESM', '产物'], true],
  [1, '产物最常用的是 ESM', ['ESM', '产物'], false],
  [5, 'red', ['red', 'green'], false],
];
for (const [depth, text, pieces, within] of rows)
  test(`${pieces.join(' and ')} are ${within ? '' : 'not '}within ${depth} in "${text}"`, () => {
    const places = pieces.map((piece) =>
      Array.from(text.matchAll(new RegExp(piece, 'g')), ({ index }) => ({ start: index, length: piece.length })),
    );
    expect(areWithin(depth, text, places)).toBe(within);
  });
