import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { hashOf, isBelow, isInside, writeFileSafe } from './files';

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

describe('isInside', () => {
  test('follows symbolic links, out of the folder and into it', async () => {
    const { root } = made;
    await mkdir(join(root, 'in/deep'), { recursive: true });
    await writeFile(join(root, 'secret.txt'), '');
    await symlink(join(root, 'secret.txt'), join(root, 'in/link.txt'));
    await symlink(join(root, 'in'), join(root, 'alias'));
    const cases: [string, boolean][] = [
      ['in', true],
      ['in/deep', true],
      ['in/deep/not-yet.md', true],
      ['in/deep/../../secret.txt', false],
      ['in/link.txt', false],
      ['alias/deep', true],
      ['inside', false],
    ];
    for (const [path, inside] of cases)
      expect([path, await isInside(join(root, 'in'), join(root, path))]).toEqual([path, inside]);
  });

  test('isBelow goes by the text: a common beginning is not enough', () => {
    expect([
      isBelow('/a/b', '/a/b'),
      isBelow('/a/b', '/a/b/c'),
      isBelow('/a/b', '/a/bc'),
      isBelow('/a/b', '/a/b/..x'),
    ]).toEqual([true, true, false, true]);
    expect(isBelow('/a/b', '/a')).toBe(false);
  });
});
