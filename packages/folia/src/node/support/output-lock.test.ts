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
  test('is for one build at a time, and the others say whom they wait for', async () => {
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

  test('that a killed build has left holds no one up', async () => {
    await writeFile(join(made.root, '.dist.folia-lock'), String(deadPid));
    await (await lockOutput(made.out, (message) => expect(message).toBe('')))();
    expect(await readdir(made.root)).toEqual([]);
  });

  test('that an earlier process of the same number has left holds no one up', async () => {
    const path = join(made.root, '.dist.folia-lock');
    await writeFile(path, String(process.pid));
    await utimes(path, 1_000_000, 1_000_000);
    await (await lockOutput(made.out, (message) => expect(message).toBe('')))();
    expect(await readdir(made.root)).toEqual([]);
  });

  test('that was left empty on a full disk holds no one up', async () => {
    const path = join(made.root, '.dist.folia-lock');
    await writeFile(path, '');
    await utimes(path, 1_000_000, 1_000_000);
    await (await lockOutput(made.out, (message) => expect(message).toBe('')))();
    expect(await readdir(made.root)).toEqual([]);
  });
});
