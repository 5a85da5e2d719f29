import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createPool } from './pool';
import type { ThreadSetup } from './thread';

/** Leaves a file beside it when it is loaded. */
const worker = () => {
  const file = join(mkdtempSync(join(tmpdir(), 'folia-pool-')), 'worker.mjs');
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
     import { workerData } from 'node:worker_threads';
     writeFileSync(new URL('loaded', import.meta.url), '');
     export default ({ name, task }) => [name, ...task, workerData.at(-1).output];`,
  );
  return file;
};
// all that this worker reads of it
const setup = { output: '/out' } as unknown as ThreadSetup;

test('threads load their module before there is something to run', async () => {
  const file = worker();
  const pool = createPool({ worker: file, setup, threads: 1 });
  pool.start();
  await expect.poll(() => existsSync(join(file, '../loaded')), { timeout: 10_000 }).toBe(true);
  await pool.close();
});

test('a job gets its task, and its thread the setup', async () => {
  const pool = createPool({ worker: worker(), setup, threads: 1 });
  expect(await pool.run('findImports', ['a.md'])).toEqual(['findImports', 'a.md', '/out']);
  await pool.close();
});

test('ended threads stay ended', async () => {
  const pool = createPool({ worker: worker(), setup, threads: 1 });
  await pool.run('findImports', []);
  await Promise.all([pool.close(), pool.close()]);
  await expect(pool.run('findImports', [])).rejects.toThrow('The threads have been ended.');
  expect(() => pool.start()).toThrow('The threads have been ended.');
});
