import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { lockOutput } from './output-lock';

const made = { root: '', out: '' };
beforeEach(async () => {
  made.root = await mkdtemp(join(tmpdir(), 'folia-lock-'));
  made.out = join(made.root, 'dist');
});
afterEach(() => rm(made.root, { recursive: true, force: true }));

const deadPid = 4_000_000;

describe('the lock of an output folder', () => {
  test('is held by one build at a time, and the others report what they wait for', async () => {
    const said: string[] = [];
    const unlock = await lockOutput(made.out, (message) => said.push(message));
    const second = lockOutput(made.out, (message) => said.push(message));
    const first = await Promise.race([second, new Promise((resolve) => setTimeout(() => resolve('waits'), 300))]);
    expect(first).toBe('waits');
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`process ${process.pid}`);
    await unlock();
    await (await second)();
    expect(await readdir(made.root)).toEqual([]);
  });

  test('of a killed build does not block', async () => {
    await writeFile(join(made.root, '.dist.folia-lock'), String(deadPid));
    await (await lockOutput(made.out, (message) => expect(message).toBe('')))();
    expect(await readdir(made.root)).toEqual([]);
  });

  test('of an earlier process with the same id does not block', async () => {
    const path = join(made.root, '.dist.folia-lock');
    await writeFile(path, String(process.pid));
    await utimes(path, 1_000_000, 1_000_000);
    await (await lockOutput(made.out, (message) => expect(message).toBe('')))();
    expect(await readdir(made.root)).toEqual([]);
  });

  test('that is empty because of a full disk does not block', async () => {
    const path = join(made.root, '.dist.folia-lock');
    await writeFile(path, '');
    await utimes(path, 1_000_000, 1_000_000);
    await (await lockOutput(made.out, (message) => expect(message).toBe('')))();
    expect(await readdir(made.root)).toEqual([]);
  });
});
