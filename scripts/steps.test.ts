import { describe, expect, test } from '@rstest/core';
import { countsOfPlaywright, countsOfRstest, readReport } from './reports.mjs';
import { lineOf, runSteps, summaryOf, totalOf } from './steps.mjs';

const node = (code: string) => [process.execPath, '--eval', code];

test('all steps run even if one fails', async () => {
  const lines: string[] = [];
  const results = await runSteps(
    [
      { name: 'first', command: node('console.log("what went wrong"); process.exit(3)') },
      { name: 'second', command: node('') },
      { name: 'third', command: ['there-is-no-such-command'] },
    ],
    { say: (text) => lines.push(text) },
  );
  expect(lines[0]).toBe('\nwhat went wrong\n');
  expect(lines[1]).toMatch(/^✗ first/);
  expect(lines[2]).toMatch(/^✓ second/);
  expect(results.map(({ name, ok }) => [name, ok])).toEqual([
    ['first', false],
    ['second', true],
    ['third', false],
  ]);
});

test('`done` is called only for a step that succeeded', async () => {
  const called: string[] = [];
  const steps = [
    { name: 'bad', command: node('process.exit(1)'), done: () => called.push('bad') },
    { name: 'good', command: node(''), done: () => called.push('good') },
  ];
  await runSteps(steps, { width: 2, say: () => {} });
  expect(called).toEqual(['good']);
});

describe('the last line of `npm test`', () => {
  const result = (ok: boolean, passed: number, failed: number) => ({
    name: 'x',
    ok,
    seconds: 1,
    counts: passed + failed > 0 ? { passed, failed, skipped: 0 } : null,
  });
  test.each([
    ['tests of all steps are summed', [result(true, 10, 0), result(false, 3, 2)], { passed: 13, failed: 2 }],
    ['a step without tests counts when it fails', [result(true, 1, 0), result(false, 0, 0)], { passed: 1, failed: 1 }],
    ['a step without tests does not count when it passes', [result(true, 0, 0)], { passed: 0, failed: 0 }],
    ['a run that crashed after its tests had passed has failed', [result(false, 5, 0)], { passed: 5, failed: 1 }],
  ])('%s', (_, results, total) => {
    expect(totalOf(results)).toEqual(total);
  });
});

test('a step has one line', () => {
  expect(lineOf({ name: 'unit tests', ok: true, seconds: 1.26, counts: { passed: 2, failed: 0, skipped: 1 } })).toBe(
    '✓ unit tests          1.3 s   2 passed, 0 failed, 1 skipped',
  );
  expect(lineOf({ name: 'types', ok: false, seconds: 61, counts: null })).toBe('✗ types              61.0 s');
});

describe('counts come from the reports', () => {
  test('of Rstest: a file that cannot be loaded is a failure', () => {
    const summary = { passedTests: 4, failedTests: 0, failedFiles: 1, skippedTests: 2, todoTests: 1 };
    expect(countsOfRstest({ summary })).toEqual({ passed: 4, failed: 1, skipped: 3 });
  });
  test('of Playwright: a test that passed at its second try has passed; an error outside of tests is a failure', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countsOfPlaywright({ stats, errors: [{}] })).toEqual({ passed: 8, failed: 2, skipped: 2 });
  });
  test('no report, no counts', () => {
    expect(readReport('/there/is/no/report.json', countsOfRstest)).toBeNull();
  });
});

test('the end of a long run repeats the failures', async () => {
  const steps = [
    { name: 'good', command: node('console.log("nothing to see")') },
    { name: 'bad', command: node('for (let n = 1; n <= 100; n++) console.log("line " + n); process.exit(1)') },
  ];
  const lines = summaryOf(await runSteps(steps, { say: () => {} }));
  expect(lines).toHaveLength(62);
  expect(lines.slice(0, 2)).toEqual(['', 'line 41']);
  expect(lines.at(-2)).toBe('line 100');
  expect(lines.at(-1)).toMatch(/^✗ bad/);
});
