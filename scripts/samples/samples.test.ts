import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { root } from '../place.mjs';
import { differencesOf, settled } from './build.mjs';
import { textDiff } from './diff.mjs';
import { comparable, isSame, sayable } from './log-text.mjs';
import { findSamples, layOut } from './sample.mjs';

describe('the stored output of a build', () => {
  test('a log is stored as it reads, and compared without its times', () => {
    const log = '\u001b[32mready\u001b[0m built in 0.07s  \n/tmp/x-1/src/index.ts';
    expect(sayable(log, '/tmp/x-1')).toBe('ready built in 0.07s\n/project/src/index.ts');
    expect(sayable('error broken\n    at run (/tool/run.js:1:2)\nend', '/tmp/x-1')).toBe('error broken\nend');
    expect(comparable('ready built in 0.07s')).toBe(comparable('ready built in 1.2 s'));
    expect(comparable('es2015')).toBe('es2015');
  });

  test('a log has no stack frames of the tool', () => {
    const log = 'error no entry\n    at async Promise.all (index 0)\n    at x (file:///a/node_modules/b/c.js:1:2)\nend';
    expect(sayable(log, '/tmp/x-1')).toBe('error no entry\nend');
  });

  test('paths of this machine are not kept: frames in packages go, packages are inside the project', () => {
    const log = [
      'error   Perfetto is not enabled.',
      `    at Object.register (file://${root}node_modules/@rspack/core/dist/index.js:14949:105)`,
      `    at async ${root}node_modules/a/b.js:1:2`,
      '    at node:internal/main/run_main_module:23:47',
      '    at hook (/tmp/x-1/plugin.mjs:3:9)',
      `Look into ${root}node_modules/a at once`,
    ].join('\n');
    expect(sayable(log, '/tmp/x-1')).toBe(
      'error   Perfetto is not enabled.\n    at hook (/project/plugin.mjs:3:9)\nLook into /project/node_modules/a at once',
    );
  });

  test('packages are in the project wherever the workspace is', () => {
    const way = relative('/tmp/x-1', join(root, 'node_modules/a.mjs'));
    expect(sayable(`failed (from ${way})\n@import "../${way}"`, '/tmp/x-1')).toBe(
      'failed (from ./node_modules/a.mjs)\n@import "../node_modules/a.mjs"',
    );
  });

  test.each([
    ['  rsbuild 12:09:06 creating compiler', '  rsbuild 23:59:59 creating compiler'],
    ['[tsgo] a.ts:8:35 - error\nready built', 'ready built\n[tsgo] a.ts:8:\n[tsgo] 35 - error'],
    ['__webpack_require__("X")', '__webpack_require__("u")'],
    ['    X (__unused_rspack_module) {', '    u (__unused_rspack_module) {'],
    ['saved to /project/.rspack-profile-17952-81/rspack.log', 'saved to /project/.rspack-profile-17999-7/rspack.log'],
  ])('%s is the same in the next run', (first, second) => {
    expect(comparable(first)).toBe(comparable(second));
    expect(comparable(first)).not.toBe(comparable(`${second} twice`));
  });

  test.each([
    ['dist/index.js   18.1 kB', 'dist/index.js   18.2 kB', true],
    ['File       Size\ndist/index.js   9.9 kB', 'File        Size\ndist/index.js   10.0 kB', true],
    ['dist/index.js   15.5 kB', 'dist/index.js   16.2 kB', true],
    ['dist/index.js   18.1 kB', 'dist/index.js   21.4 kB', false],
    ['dist/index.js   0.5 kB', 'dist/index.js   0.8 kB', false],
    ['a 1.00 kB\nb 18.1 kB', 'a 1.00 kB\nb 25.0 kB', false],
    ['dist/index.js   18.1 kB', 'dist/main.js   18.1 kB', false],
    ['dist/index.js   18.1 kB', 'dist/index.js   18.1 kB  5 kB', false],
    ['es2015', 'es2016', false],
  ])('%j and %j are the same but for their place: %j', (one, other, expected) =>
    expect(isSame(one, other)).toBe(expected),
  );

  test('new, removed and changed files', () => {
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

  test.each<[string, { file: string; kept: string | null; made: string | null }[][], number]>([
    ['nothing differs', [[]], 1],
    ['a log differs once', [[{ file: 'fails/log.txt', kept: 'a', made: 'b' }], []], 2],
    ['an output differs', [[{ file: 'dist/index.js.txt', kept: 'a', made: 'b' }]], 1],
    ['a log is not kept yet', [[{ file: 'log.txt', kept: null, made: 'b' }]], 1],
    ['a log differs always', Array.from({ length: 9 }, () => [{ file: 'log.txt', kept: 'a', made: 'b' }]), 6],
  ])('%s: as often as it may help', (_title, results, times) => {
    let turn = 0;
    const last = settled(() => ({ differences: results[turn++] ?? [] }));
    expect(turn).toBe(times);
    expect(last.differences).toEqual(results[times - 1]);
  });

  test('a difference shows its lines', () => {
    expect(textDiff('a\nb\nc\n', 'a\nB\nc\n')).toBe('  - b\n  + B');
    expect(textDiff('in 0.1s\nb\nx.js 1.2 kB\n', 'in 3 s\nx.js  9.9 kB\n')).toBe('  - b');
    expect(textDiff('x.js 1.2 kB', 'x.js 9.9 kB')).toContain('\n  + x.js 9.9 kB');
    expect(textDiff('a\n', `a\n${'x\n'.repeat(30)}`).split('\n').length).toBe(21);
  });
});

test('every sample has builds', () => {
  const samples = findSamples();
  expect(samples.length).toBeGreaterThan(0);
  for (const { builds } of samples) {
    expect(new Set(builds.map(({ name }) => name)).size).toBe(builds.length);
    for (const { command } of builds) expect(['rslib', 'node']).toContain(command[0]);
  }
});

describe('a sample is laid out', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sample-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (path: string, manifest: object) => {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(manifest));
  };
  const lay = (notInstalled = {}) => layOut({ name: 'a', folder, notInstalled });

  test('with the packages that it names, and no others', () => {
    write('', { devDependencies: { '@rslib/core': '1' }, dependencies: { kit: '1' } });
    write('kit', { name: 'kit' });
    const work = lay();
    const resolve = createRequire(join(work, 'x.js')).resolve;
    expect(existsSync(join(work, 'node_modules/@rslib/core/package.json'))).toBe(true);
    expect(() => resolve('typescript')).toThrow('Cannot find module');
    rmSync(work, { recursive: true });
  });

  test('not when one of them is not installed', () => {
    write('', { devDependencies: { 'unheard-of': '1' } });
    expect(() => lay()).toThrow('a needs unheard-of, which website/samples/package.json does not install.');
    rmSync(lay({ 'unheard-of': 'a reason' }), { recursive: true });
  });
});
