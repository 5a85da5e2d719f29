import { expect, test } from '@rstest/core';
import { retryLines } from './retries.mjs';

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
