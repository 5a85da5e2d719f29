import { describe, expect, test } from '@rstest/core';
import { getWords, splitIntoPieces } from './tokens';

describe('words of a text', () => {
  const cases: [text: string, words: string[]][] = [
    ['Bundle your library.', ['bundle', 'your', 'library']],
    ['Résumé ÜBER', ['resume', 'uber']],
    ['Моя ёлка и йод', ['моя', 'ёлка', 'и', 'йод']],
    ['autoExternal', ['autoexternal', 'auto', 'external']],
    ['auto-external', ['autoexternal', 'auto', 'external']],
    ['AUTO_EXTERNAL', ['autoexternal', 'auto', 'external']],
    ['HTMLElement', ['htmlelement', 'html', 'element']],
    ['lib.dts.bundle', ['libdtsbundle', 'lib', 'dts', 'bundle']],
    ['--watch', ['--watch', 'watch']],
    ['--no-bundle', ['--no-bundle', 'no', 'bundle']],
    ['a--b', ['ab', 'a', 'b']],
    ['- --', []],
    ['@rslib/core', ['rslibcore', 'rslib', 'core']],
    ['rslib.config.ts', ['rslibconfigts', 'rslib', 'config', 'ts']],
    ['version 1.0.3', ['version', '1.0.3']],
    ['v2.0.0-beta.1', ['v2.0.0-beta.1']],
    ['es2021', ['es2021']],
    ["don't", ['dont', 'don', 't']],
    ['构建产物', ['构建', '建产', '产物']],
    ['库', ['库']],
    ['ESM 产物', ['esm', '产物']],
    ['使用Rslib构建', ['使用', 'rslib', '构建']],
    ['カード', ['カー', 'ード']],
    ['한국어', ['한국', '국어']],
    ['ติดตั้ง', ['ติ', 'ิด', 'ดต', 'ตั', 'ั้', '้ง']],
    ['ຕັ້ງ', ['ຕັ', 'ັ້', '້ງ']],
    ['ដំឡើង npm', ['ដំ', 'ំឡ', 'ឡើ', 'ើង', 'npm']],
    ['a data:image/png;base64,iVBORw0KGgoAAAANS b', ['a', 'b']],
    ['x'.repeat(60), []],
    ['', []],
    ['<img src=x onerror=alert(1)>', ['img', 'src', 'x', 'onerror', 'alert', '1']],
    ['\ud800 lone', ['lone']],
  ];
  for (const [text, words] of cases)
    test(JSON.stringify(text), () => {
      expect([...getWords(text)]).toEqual(words);
    });

  test('a long address is found by its parts alone', () => {
    const [piece] = splitIntoPieces('https://example.org/a-long-path/that/goes/on/and/on/and/on/for-ever');
    expect([...getWords('example.org/a-long-path/that/goes/on/and/on/and/on/for-ever')]).not.toContain(piece?.literal);
  });

  test('Korean is composed again after marks were taken off', () => {
    expect([...getWords('각각'.normalize('NFD'))]).toEqual(['각각']);
  });
});
