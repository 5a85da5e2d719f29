import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@rstest/core';
import { createPool } from './pool';
import type { ThreadSetup } from './thread';

/** Leaves a file beside it in every thread that loads it. */
const createWorker = () => {
  const file = join(mkdtempSync(join(tmpdir(), 'folia-pool-')), 'worker.mjs');
  writeFileSync(
    file,
    `import { writeFileSync } from 'node:fs';
     import { threadId, workerData } from 'node:worker_threads';
     writeFileSync(new URL('loaded-' + threadId, import.meta.url), '');
     export default ({ name, task }) => [name, ...task, workerData.at(-1).output];`,
  );
  return file;
};
const loaded = (file: string) => readdirSync(dirname(file)).filter((name) => name.startsWith('loaded')).length;
// the part that this worker reads
const setup = { output: '/out' } as unknown as ThreadSetup;

test('threads load their module before there is something to run', async () => {
  const worker = createWorker();
  const pool = createPool({ worker, setup, threads: 1 });
  pool.start();
  await expect.poll(() => loaded(worker), { timeout: 10_000 }).toBe(1);
  await pool.close();
});

test('a small site uses fewer threads', async () => {
  const worker = createWorker();
  const pool = createPool({ worker, setup, threads: 4 });
  pool.fit(20, 0);
  await Promise.all(Array.from({ length: 8 }, () => pool.run('findImports', [])));
  expect([pool.threads, loaded(worker)]).toEqual([2, 2]);
  pool.fit(1, 0);
  expect(pool.threads).toBe(1);
  pool.fit(1000, 0);
  expect(pool.threads).toBe(4);
  await pool.close();
});

test('a page of many megabytes has threads with a larger heap', async () => {
  const worker = createWorker();
  writeFileSync(
    worker,
    "import { resourceLimits } from 'node:worker_threads';\nexport default () => resourceLimits.maxOldGenerationSizeMb;",
  );
  const heapFor = async (bytes: number) => {
    const pool = createPool({ worker, setup, threads: 1 });
    pool.fit(1, bytes);
    // the result of this worker
    const heap = (await pool.run('findImports', [])) as unknown as number;
    await pool.close();
    return heap;
  };
  const usual = await heapFor(5_000);
  expect(usual).toBeLessThan(400);
  expect(await heapFor(50_000_000)).toBeGreaterThan(usual + 1_000);
});

test('a job gets its task, and its thread the setup', async () => {
  const pool = createPool({ worker: createWorker(), setup, threads: 1 });
  expect(await pool.run('findImports', ['a.md'])).toEqual(['findImports', 'a.md', '/out']);
  await pool.close();
});

test('stopped threads are not restarted', async () => {
  const pool = createPool({ worker: createWorker(), setup, threads: 1 });
  await pool.run('findImports', []);
  await Promise.all([pool.close(), pool.close()]);
  await expect(pool.run('findImports', [])).rejects.toThrow('The thread pool has been closed.');
  expect(() => pool.start()).toThrow('The thread pool has been closed.');
});
