import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { sourceTree } from './source-tree.mjs';

const state = { folder: '' };
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: state.folder,
    encoding: 'utf8',
  });
const write = (name: string, text: string) => writeFileSync(join(state.folder, name), text);

beforeEach(() => {
  state.folder = mkdtempSync(join(tmpdir(), 'source-tree-'));
  git('init', '--quiet');
  write('.gitignore', 'dist\n');
  write('a.txt', 'one');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
});
afterEach(() => rmSync(state.folder, { recursive: true, force: true }));

test('the hash changes with a file, new or edited, and not with a commit', () => {
  const first = sourceTree(state.folder);
  write('a.txt', 'two');
  const edited = sourceTree(state.folder);
  write('b.txt', 'new');
  const added = sourceTree(state.folder);
  expect(new Set([first?.tree, edited?.tree, added?.tree]).size).toBe(3);
  expect(added?.commit).toBe(first?.commit);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Second');
  const committed = sourceTree(state.folder);
  expect(committed?.tree).toBe(added?.tree);
  expect(committed?.commit).not.toBe(first?.commit);
});

test('what is ignored does not count, and nothing is staged', () => {
  const first = sourceTree(state.folder);
  write('dist', 'made');
  expect(sourceTree(state.folder)).toEqual(first);
  write('a.txt', 'two');
  sourceTree(state.folder);
  expect(git('diff', '--cached', '--name-only')).toBe('');
});

test('there is none without git', () => {
  rmSync(join(state.folder, '.git'), { recursive: true });
  expect(sourceTree(state.folder)).toBeNull();
});
