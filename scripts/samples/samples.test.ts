import { describe, expect, test } from '@rstest/core';
import { differencesOf } from './build.mjs';
import { textDiff } from './diff.mjs';
import { comparable, sayable } from './log-text.mjs';
import { findSamples } from './sample.mjs';

describe('what is kept of a build', () => {
  test('a log is kept as it reads, and compared without its times', () => {
    const log = '\u001b[32mready\u001b[0m built in 0.07s  \n/tmp/x-1/src/index.ts';
    expect(sayable(log, '/tmp/x-1')).toBe('ready built in 0.07s\n/project/src/index.ts');
    expect(sayable('error broken\n    at run (/tool/run.js:1:2)\nend', '/tmp/x-1')).toBe('error broken\nend');
    expect(comparable('ready built in 0.07s')).toBe(comparable('ready built in 1.2 s'));
    expect(comparable('es2015')).toBe('es2015');
  });

  test('a log has no traces of the inside of the tool', () => {
    const log = 'error no entry\n    at async Promise.all (index 0)\n    at x (file:///a/node_modules/b/c.js:1:2)\nend';
    expect(sayable(log, '/tmp/x-1')).toBe('error no entry\nend');
  });

  test('what is new, what is gone and what has changed', () => {
    const kept = new Map([
      ['a', '1'],
      ['b', 'x'],
      ['log.txt', 'in 0.1s'],
    ]);
    const made = new Map([
      ['b', 'y'],
      ['c', '1'],
      ['log.txt', 'in 3 s'],
    ]);
    expect(differencesOf(kept, made)).toEqual([
      { file: 'a', kept: '1', made: null },
      { file: 'b', kept: 'x', made: 'y' },
      { file: 'c', kept: null, made: '1' },
    ]);
  });

  test('a difference shows its lines', () => {
    expect(textDiff('a\nb\nc\n', 'a\nB\nc\n')).toBe('  line 2:\n  - b\n  + B');
    expect(textDiff('a\n', `a\n${'x\n'.repeat(30)}`).split('\n').length).toBe(22);
  });
});

test('every sample says how it is built', () => {
  const samples = findSamples();
  expect(samples.length).toBeGreaterThan(0);
  for (const { builds } of samples) {
    expect(new Set(builds.map(({ name }) => name)).size).toBe(builds.length);
    for (const { command } of builds) expect(['rslib', 'node']).toContain(command[0]);
  }
});
