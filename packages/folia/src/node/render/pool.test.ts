import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createThreads } from './pool';

/** Leaves a file beside it when it is loaded. */
const worker = () => {
  const file = join(mkdtempSync(join(tmpdir(), 'folia-pool-')), 'worker.mjs');
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
     writeFileSync(new URL('loaded', import.meta.url), '');
     export const add = ({ setup, task }) => task.map((number) => number + setup.more);`,
  );
  return file;
};

test('threads load their module before it is known what they will work with', async () => {
  const file = worker();
  const threads = createThreads({ worker: file, count: 1 });
  threads.start();
  await expect.poll(() => existsSync(join(file, '../loaded')), { timeout: 10_000 }).toBe(true);
  expect(await threads.pool({ more: 1 }).run<number[], number[]>('add', [1])).toEqual([2]);
  await threads.close();
});

test('every function gets the setup and its task, in batches that are told of', async () => {
  const pool = createThreads({ worker: worker(), count: 2 }).pool({ more: 10 });
  const told: number[] = [];
  const results = await pool.map<number, number[]>('add', [1, 2, 3], { batch: 2, onDone: (done) => told.push(done) });
  expect(results).toEqual([[11, 12], [13]]);
  expect(told.at(-1)).toBe(3);
  await pool.close();
});

test('ended threads stay ended', async () => {
  const threads = createThreads({ worker: worker(), count: 1 });
  const pool = threads.pool({ more: 1 });
  await pool.run('add', [1]);
  await Promise.all([threads.close(), pool.close()]);
  await expect(pool.run('add', [1])).rejects.toThrow('The threads have been ended.');
  expect(() => threads.start()).toThrow('The threads have been ended.');
});
