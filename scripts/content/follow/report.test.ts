import { expect, test } from '@rstest/core';
import { writePage } from '../page/write-page';
import type { Result } from './follow-job';
import type { Job } from './job';
import { totals } from './report';

const job = (locale: string): Job => ({
  page: writePage('', { locale }),
  steps: [
    { kind: 'command', line: 1, command: 'ls' },
    { kind: 'skipped', line: 2, what: 'pwd', reason: 'a reason' },
  ],
  options: {},
  samples: [],
  key: '',
});
const result = (locale: string, problem: string | null): Result => ({
  job: job(locale),
  seconds: 1.5,
  consumers: ['esm', 'cjs'],
  unused: [],
  problem,
});

test('results are counted for each language, and for all', () => {
  const jobs = [job('en'), job('en'), job('zh')];
  expect(totals([result('en', null), result('zh', 'broken')], jobs)).toEqual([
    'en  1 of 2 pages followed: 1 steps, 2 consumers, 2 s; 0 failed',
    'zh  1 of 1 pages followed: 1 steps, 2 consumers, 2 s; 1 failed',
    'all 2 of 3 pages followed: 2 steps, 4 consumers, 3 s; 1 failed',
  ]);
});
