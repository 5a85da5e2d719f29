import { describe, expect, test } from '@rstest/core';
import { numbersIn, readMeta } from './meta';

const nothing = { title: null, lineNumbers: null, wrap: null, fold: null, file: null, region: null, lines: null };

describe('readMeta', () => {
  test.each([
    ['', {}, []],
    ['title="a b.ts"', { title: 'a b.ts' }, []],
    ["title='a.ts' {1,3-5}", { title: 'a.ts' }, [1, 3, 4, 5]],
    ['{ 2 } title=a.ts', { title: 'a.ts' }, [2]],
    ['title="a{1}.ts"', { title: 'a{1}.ts' }, []],
    ['lineNumbers wrap fold', { lineNumbers: true, wrap: true, fold: true }, []],
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
    expect([...found]).toEqual(marked);
  });

  test('a huge range does not exhaust memory', () => {
    expect(numbersIn('1-999999999').size).toBeLessThan(200_000);
  });
});
