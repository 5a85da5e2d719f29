import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { root } from './place.mjs';
import { readJson, staleReport, startReport, testsOfPlaywright, testsOfRstest } from './reports.mjs';
import { requirement } from './requirement';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const source = (tree: string) => ({ commit: '0123456789abcdef', tree });

describe('a report is refused', () => {
  const file = join(folder, 'unit.json');
  const written = (made: ReturnType<typeof source> | null) => writeFileSync(startReport(file, made), '{"tests":[]}');

  test('when the files have changed since', () => {
    written(source('a'));
    expect(staleReport(file, source('a'))).toBeNull();
    expect(staleReport(file, source('b'))).toBe('it was made from other sources (commit 01234567)');
  });
  test('when the run did not end', () => {
    written(source('a'));
    startReport(file, source('a'));
    expect(readJson(file)).toBeNull();
    expect(staleReport(file, source('a'))).toBe('there is none');
  });
  test('when it was made without git, but not in a copy that has none', () => {
    written(null);
    expect(staleReport(file, source('a'))).toBe('it does not say which sources it was made from');
    expect(staleReport(file, null)).toBeNull();
  });
});

describe('tests of Rstest', () => {
  const entry = { name: 'works', parentNames: ['base'], testPath: 'a.test.ts', status: 'pass' };

  test('an annotation is a position in the file', () => {
    expect(testsOfRstest({ tests: [{ ...entry, meta: { 'AA-01': '12:5', other: 1 } }] })).toEqual([
      { title: 'base works', status: 'passed', proves: [{ id: 'AA-01', place: 'a.test.ts:12:5' }] },
    ]);
  });
  test.each([
    [{ status: 'pass', retryCount: 1 }, 'failed'],
    [{ status: 'fail' }, 'failed'],
    [{ status: 'skip' }, 'skipped'],
    [{ status: 'todo' }, 'skipped'],
  ])('%o is %s', (result, status) => {
    expect(testsOfRstest({ tests: [{ ...entry, ...result }] })[0]?.status).toBe(status);
  });
});

describe('annotations of unit tests', { meta: { group: 'inherited' } }, () => {
  test('say where they are written', () => {
    const [first, second] = [requirement('AA-01' as 'SF-01'), requirement('AA-01' as 'SF-01')];
    expect(first.meta['AA-01']).toMatch(/^\d+:\d+$/);
    expect(second.meta['AA-01']).not.toBe(first.meta['AA-01']);
  });
  test('are added to those of the group', { meta: { own: 'added' } }, ({ task }) => {
    expect(task.meta).toEqual({ group: 'inherited', own: 'added' });
  });
});

describe('tests of Playwright', () => {
  const at = { file: join(root, 'e2e/a.spec.ts'), line: 3, column: 4 };
  const result = {
    status: 'expected',
    expectedStatus: 'passed',
    annotations: [{ type: 'requirement', description: 'AA-01', location: at }, { type: 'slow' }],
  };
  const read = (...tests: (typeof result)[]) =>
    testsOfPlaywright({
      suites: [{ title: 'a.spec.ts', suites: [{ title: 'g', specs: [{ title: 'works', tests }] }] }],
    });

  test('one that runs in two projects has one place', () => {
    const expected = { title: 'g works', status: 'passed', proves: [{ id: 'AA-01', place: 'e2e/a.spec.ts:3:4' }] };
    expect(read(result, result)).toEqual([expected, expected]);
  });
  test.each([
    ['flaky', 'passed', 'flaky'],
    ['unexpected', 'passed', 'failed'],
    ['expected', 'failed', 'failed'],
    ['skipped', 'skipped', 'skipped'],
  ])('%s, where %s is expected, is %s', (status, expectedStatus, read1) => {
    expect(read({ ...result, status, expectedStatus })[0]?.status).toBe(read1);
  });
});
