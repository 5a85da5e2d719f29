import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { DocsError } from './errors';
import { asFullDisk } from './full-disk';

const folders = { output: tmpdir(), cache: join(tmpdir(), 'not-there'), 'generated code': join(tmpdir(), 'nor-there') };

test('a full disk is reported with its folder and what is written there', async () => {
  const error = await asFullDisk(new Error('ENOSPC: no space left on device, write'), folders);
  expect(error).toBeInstanceOf(DocsError);
  expect(error).toMatchObject({
    message: `The disk is full: no space left in ${tmpdir()}, where the output is written (ENOSPC).`,
    problem: { hint: expect.stringContaining(`The cache may be removed: ${folders.cache}`) },
  });
});

test('any other error is unchanged', async () => {
  const error = new Error("EACCES: permission denied, open '/a'");
  expect(await asFullDisk(error, folders)).toBe(error);
});
