import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from '@rstest/core';
import { createCodeFrame, createProblem, DocsError, distinct, getProblems, systemProblem } from './errors';

const at = { file: '/site/a.md', line: 2, column: 3 };

describe('DocsError', () => {
  test('carries message, place and hint as a problem', () => {
    const error = new DocsError('No such page.', { at, hint: 'Add it.' });
    expect(error.message).toBe('No such page.');
    expect(error.problem).toEqual({ level: 'error', message: 'No such page.', hint: 'Add it.', at, frame: null });
  });

  test('several problems are kept apart', () => {
    const error = DocsError.all([createProblem('One.'), createProblem('Two.'), createProblem('Three.')]);
    expect(error.message).toBe('One. (and 2 more)');
    expect(error.problems.map(({ message }) => message)).toEqual(['One.', 'Two.', 'Three.']);
    expect(() => DocsError.all([])).toThrow(TypeError);
  });

  const thrown: [unknown, string[]][] = [
    [DocsError.all([createProblem('One.'), createProblem('Two.')]), ['One.', 'Two.']],
    [new RangeError('foreign'), ['foreign']],
    ['text', ['text']],
  ];
  for (const [value, messages] of thrown) {
    test(`getProblems reads ${String(value)}`, () => {
      expect(getProblems(value).map(({ message }) => message)).toEqual(messages);
    });
  }
});

describe('createCodeFrame', () => {
  const source = 'one\ntwo\nthree\nfour\nfive\nsix';

  test('shows two lines on either side and a caret', () => {
    expect(createCodeFrame(source, 3, 2)).toBe('  1 | one\n  2 | two\n> 3 | three\n    |  ^\n  4 | four\n  5 | five');
  });

  test('counts lines of CRLF files and keeps tabs above the caret', () => {
    expect(createCodeFrame('a\r\n\tb\r\nc', 2, 2)).toBe('  1 | a\n> 2 | \tb\n    | \t^\n  3 | c');
  });

  test('has no caret without a column, and no frame outside of the text', () => {
    expect(createCodeFrame('a', 1, 0)).toBe('> 1 | a');
    expect(createCodeFrame('a', 0, 0)).toBeNull();
    expect(createCodeFrame('a', 2, 1)).toBeNull();
  });

  test('a line of 100 kB is cut, and the caret stays under its character', () => {
    const [line = '', caret = ''] = (
      createCodeFrame(`${'x'.repeat(50_000)}!${'x'.repeat(50_000)}`, 1, 50_001) ?? ''
    ).split('\n');
    expect(line.length).toBeLessThan(200);
    expect(line.charAt(caret.indexOf('^'))).toBe('!');
  });
});

test('the same problem of many pages is reported once', () => {
  const twice = [
    createProblem('One', { at }),
    createProblem('One', { at }),
    createProblem('One'),
    createProblem('Two', { at }),
  ];
  expect(distinct(twice)).toEqual([createProblem('One', { at }), createProblem('One'), createProblem('Two', { at })]);
});

test.each([
  [
    "EACCES: permission denied, open '/site/dist/a.html'",
    '/site/dist/a.html: permission denied (EACCES).',
    /permissions/,
  ],
  ['ENOSPC: no space left on device, write', 'A file: no space left on device (ENOSPC).', /disk is full/],
  [
    '  × Rspack FS Error: IO error: Error: ENOSPC: no space left on device, write\n  │ \n',
    'A file: no space left on device (ENOSPC).',
    /disk is full/,
  ],
  ["EROFS: read-only file system, mkdir '/site/.folia'", '/site/.folia: read-only file system (EROFS).', /read-only/],
  [
    'Cannot find native binding. npm has a bug',
    'The parser of Markdown (satteri) has no binary for this machine.',
    /satteri-wasm32-wasi@\d+\.\d+\.\d+"/,
  ],
  [
    'Worker terminated due to reaching memory limit: JS heap out of memory',
    'The memory of a thread was not enough to render a page.',
    /Split the page/,
  ],
])('%s', (message, told, hint) => {
  expect(systemProblem(message)).toMatchObject({ message: told, hint: expect.stringMatching(hint) });
});

test('internal errors keep their stack', () => {
  for (const message of ['x is not a function', 'EVERYTHING: is wrong, open it', ''])
    expect(systemProblem(message)).toBeNull();
});

test('a missing binary of the parser is reported with a hint', () => {
  const loader = readFileSync(
    createRequire(import.meta.url)
      .resolve('satteri')
      .replace(/dist.index\.js$/, 'index.js'),
    'utf8',
  );
  expect(loader).toContain('`Cannot find native binding. `');
});

test.each([
  ["EISDIR: illegal operation on a directory, open '/site/a'", '/site/a: illegal operation on a directory (EISDIR).'],
  ["ENAMETOOLONG: name too long, open '/site/a'", '/site/a: name too long (ENAMETOOLONG).'],
  [
    "EXDEV: cross-device link not permitted, rename '/site/a' -> '/b'",
    '/site/a: cross-device link not permitted (EXDEV).',
  ],
])('an error of the file system has a hint: %s', (message, expected) => {
  expect(systemProblem(message)).toMatchObject({ message: expected, hint: expect.any(String) });
});
