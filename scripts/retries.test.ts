import { expect, test } from '@rstest/core';
import { repeatArguments, retryLines, withRepeated } from './retries.mjs';

const spec = (title: string, status: string) => ({
  file: 'cases/basic/basic.spec.ts',
  line: 7,
  title,
  tests: [{ projectName: 'build', status }],
});

test('tests that needed a second try are named', () => {
  const suites = [{ suites: [{ specs: [spec('late', 'flaky'), spec('good', 'expected')] }], specs: [] }];
  expect(retryLines({ suites })).toEqual([
    '',
    'Passed at the second try only:',
    '  [build] cases/basic/basic.spec.ts:7 late',
  ]);
});

test('a run without retries has no such lines', () => {
  expect(retryLines({ suites: [{ specs: [spec('good', 'expected'), spec('bad', 'unexpected')] }] })).toEqual([]);
  expect(retryLines(null)).toEqual([]);
});

test('they are run again, three times each, without a second try', () => {
  const suites = [{ specs: [spec('late', 'flaky'), spec('later', 'flaky'), spec('good', 'expected')] }];
  expect(repeatArguments({ suites })).toEqual([
    'cases/basic/basic.spec.ts:7',
    '--project=build',
    '--retries=0',
    '--workers=1',
    '--repeat-each=3',
  ]);
  expect(repeatArguments({ suites: [{ specs: [spec('good', 'expected')] }] })).toBeNull();
  expect(repeatArguments(null)).toBeNull();
});

test('a requirement is shown by the repeated runs only, and not without them', () => {
  const run = (title: string, status: 'passed' | 'failed' | 'flaky') => ({ title, status, proves: [] });
  const tests = [run('good', 'passed'), run('late', 'flaky'), run('forgotten', 'flaky')];
  const repeated = [run('late', 'passed'), run('late', 'failed')];
  expect(withRepeated(tests, repeated)).toEqual([tests[0], tests[2], ...repeated]);
});
