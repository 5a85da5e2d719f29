import { describe, expect, test } from '@rstest/core';
import { type LineNumbers, numbersIn, readMeta } from './meta';

const nothing = { title: null, lineNumbers: null, wrap: null, fold: null, file: null, region: null, lines: null };

const linesIn = ({ has }: LineNumbers): number[] => Array.from({ length: 30 }, (_, line) => line).filter(has);

describe('readMeta', () => {
  test.each([
    ['', {}, []],
    ['title="a b.ts"', { title: 'a b.ts' }, []],
    ["title='a.ts' {1,3-5}", { title: 'a.ts' }, [1, 3, 4, 5]],
    ['{ 2 } title=a.ts', { title: 'a.ts' }, [2]],
    ['title="a{1}.ts"', { title: 'a{1}.ts' }, []],
    ['lineNumbers wrap fold', { lineNumbers: true, wrap: true, fold: true }, []],
    ['{7-9, 3-5,4-6 ,9-8,20} {1}', {}, [1, 3, 4, 5, 6, 7, 8, 9, 20]],
    ['nofold', { fold: false }, []],
    ['fold=false', { fold: false }, []],
    ['showLineNumbers=false wrapCode=false', { lineNumbers: false, wrap: false }, []],
    ['file="./a.ts" region="x" lines="3-9"', { file: './a.ts', region: 'x', lines: '3-9' }, []],
    ['unknown other="x"', {}, []],
    ['file.js title="x"', { title: 'x' }, []],
    ['file title', {}, []],
  ])('%s', (meta, expected, marked) => {
    const { marked: found, ...rest } = readMeta(meta);
    expect(rest).toEqual({ ...nothing, ...expected });
    expect(linesIn(found)).toEqual(marked);
  });

  test('a huge range does not exhaust memory', () => {
    const { has } = numbersIn(`${'1-999999999,'.repeat(20_000)}2000000000-2000000001`);
    expect([0, 1, 500, 999_999_999, 1e9, 2e9, 2_000_000_001, 2_000_000_002].map(has)).toEqual([
      ...[false, true, true, true, false, true, true, false],
    ]);
  });
});
