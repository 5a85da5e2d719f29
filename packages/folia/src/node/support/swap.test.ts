import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { createTempDir, swapIn } from './swap';

const made = { root: '', out: '' };
beforeEach(async () => {
  made.root = await mkdtemp(join(tmpdir(), 'folia-swap-'));
  made.out = join(made.root, 'dist');
});
afterEach(() => rm(made.root, { recursive: true, force: true }));

const page = async (folder: string, text: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), text);
};
const shown = (): Promise<string> => readFile(join(made.out, 'index.html'), 'utf8');

const deadPid = 4_000_000;
const alone = (pid: number): boolean => pid !== deadPid;

describe('the output folder is replaced whole', () => {
  test('the first output, and the second one without files of the first', async () => {
    for (const text of ['one', 'two']) {
      const folder = await createTempDir(made.out, alone);
      await page(folder, text);
      if (text === 'one') await writeFile(join(folder, 'old.html'), '');
      await swapIn(folder, made.out);
      expect(await shown()).toBe(text);
    }
    expect(await readdir(made.root)).toEqual(['dist']);
    expect(await readdir(made.out)).toEqual(['index.html']);
  });

  test('a failed build leaves the previous output', async () => {
    await page(made.out, 'before');
    const folder = await createTempDir(made.out, alone);
    await page(folder, 'half');
    await rm(folder, { recursive: true, force: true });
    await expect(swapIn(folder, made.out)).rejects.toThrow('ENOENT');
    expect(await shown()).toBe('before');
    expect(await readdir(made.root)).toEqual(['dist']);
  });

  test('when the new folder cannot be moved, the old one is restored', async () => {
    await page(made.out, 'before');
    // A folder cannot be moved into itself, so the second rename fails after the first has succeeded.
    const inner = join(made.out, 'inner');
    await mkdir(inner);
    await expect(swapIn(inner, made.out)).rejects.toThrow();
    expect(await shown()).toBe('before');
    expect(await readdir(made.root)).toEqual(['dist']);
  });

  test('killed between the renames: the old output is restored, and nothing else is left', async () => {
    await page(join(made.root, `.dist.folia-old-${deadPid}-00aa`), 'before');
    await page(join(made.root, `.dist.folia-new-${deadPid}-00ab`), 'half');
    const folder = await createTempDir(made.out, alone);
    expect(await shown()).toBe('before');
    await rm(folder, { recursive: true, force: true });
    expect(await readdir(made.root)).toEqual(['dist']);
  });

  test('killed while writing: its folder is removed, other folders and those of running builds are not', async () => {
    await page(made.out, 'before');
    const stale = join(made.root, `.dist.folia-new-${deadPid}-0f`);
    const running = join(made.root, `.dist.folia-new-${process.pid}-0e`);
    const foreign = join(made.root, '.dist.folia-new-notes');
    for (const folder of [stale, running, foreign]) await page(folder, '');
    await rm(await createTempDir(made.out, alone), { recursive: true });
    expect([stale, running, foreign].map((folder) => existsSync(folder))).toEqual([false, true, true]);
    expect(await shown()).toBe('before');
  });

  test('an output folder that is a symbolic link stays one', async () => {
    await page(join(made.root, 'real'), 'before');
    await symlink(join(made.root, 'real'), made.out);
    const folder = await createTempDir(made.out, alone);
    await page(folder, 'after');
    await swapIn(folder, made.out);
    expect(await readFile(join(made.root, 'real/index.html'), 'utf8')).toBe('after');
    expect(await shown()).toBe('after');
  });
});
