import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { hashOf, isBelow, writeFileSafe } from './files';

const made: { root: string } = { root: '' };
beforeEach(async () => {
  made.root = await mkdtemp(join(tmpdir(), 'folia-files-'));
});
afterEach(() => rm(made.root, { recursive: true, force: true }));

describe('hashOf', () => {
  test('is short hex and the same for text and bytes', () => {
    expect(hashOf('abc')).toBe('ba7816bf8f');
    expect(hashOf(new TextEncoder().encode('abc'), 4)).toBe('ba78');
    expect(hashOf('abd')).not.toBe(hashOf('abc'));
  });
});

describe('writeFileSafe', () => {
  test('makes folders, replaces, leaves nothing beside the file', async () => {
    const file = join(made.root, 'a/b/c.txt');
    await writeFileSafe(file, 'one');
    await writeFileSafe(file, 'two');
    expect(await readFile(file, 'utf8')).toBe('two');
    expect(await readdir(join(made.root, 'a/b'))).toEqual(['c.txt']);
  });

  test('a failure leaves the old state and no temporary file', async () => {
    await mkdir(join(made.root, 'taken'));
    await expect(writeFileSafe(join(made.root, 'taken'), 'x')).rejects.toThrow();
    expect(await readdir(made.root)).toEqual(['taken']);
  });
});

describe('isBelow', () => {
  test('compares whole segments: a common prefix is not enough', () => {
    expect([
      isBelow('/a/b', '/a/b'),
      isBelow('/a/b', '/a/b/c'),
      isBelow('/a/b', '/a/bc'),
      isBelow('/a/b', '/a/b/..x'),
    ]).toEqual([true, true, false, true]);
    expect(isBelow('/a/b', '/a')).toBe(false);
  });
});
