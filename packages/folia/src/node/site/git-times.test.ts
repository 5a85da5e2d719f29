import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { gitTimes } from './git-times';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'folia-git-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function commit(repository: string, seconds: number, files: string[]): void {
  for (const file of files) writeFileSync(join(repository, file), String(seconds));
  const date = `${seconds} +0000`;
  const env = { PATH: process.env.PATH, HOME: repository, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.dev', ...args], { cwd: repository, env });
  git('add', '.');
  git('commit', '-qm', 'x');
}

test('the last commit of every file', async () => {
  const repository = join(root, 'repository');
  const docs = join(repository, 'site/docs');
  mkdirSync(join(docs, 'zh'), { recursive: true });
  execFileSync('git', ['init', '-q', repository]);
  commit(repository, 1_700_000_000, ['site/docs/a b.md', 'site/docs/zh/"指南#%.md', 'outside.md']);
  commit(repository, 1_700_000_100, ['site/docs/a b.md']);
  commit(repository, 1_700_000_200, ['outside.md']);
  const files = ['a b.md', 'zh/"指南#%.md', 'never.md'].map((name) => join(docs, name));
  expect([...(await gitTimes(docs, files))]).toEqual([
    [join(docs, 'a b.md'), 1_700_000_100_000],
    [join(docs, 'zh/"指南#%.md'), 1_700_000_000_000],
  ]);
  expect((await gitTimes(docs, files.slice(0, 1))).size).toBe(1);
});

test('a shallow clone has no times of files older than its history', async () => {
  const whole = join(root, 'whole');
  mkdirSync(whole);
  execFileSync('git', ['init', '-q', whole]);
  commit(whole, 1_700_000_000, ['old.md']);
  commit(whole, 1_700_000_100, ['middle.md']);
  commit(whole, 1_700_000_200, ['new.md']);
  const shallow = join(root, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth', '2', `file://${whole}`, shallow]);
  const files = ['old.md', 'middle.md', 'new.md'].map((name) => join(shallow, name));
  expect([...(await gitTimes(shallow, files))]).toEqual([[join(shallow, 'new.md'), 1_700_000_200_000]]);
});

test('the times of many files are the same as those of few', async () => {
  const repository = join(root, 'many');
  mkdirSync(repository);
  execFileSync('git', ['init', '-q', repository]);
  const names = Array.from({ length: 30 }, (_, index) => `page ${index}.md`);
  commit(repository, 1_700_000_000, names);
  commit(repository, 1_700_000_100, names.slice(0, 1));
  const files = names.map((name) => join(repository, name));
  const many = await gitTimes(repository, files);
  expect(many.size).toBe(30);
  expect([...many].slice(0, 2)).toEqual([...(await gitTimes(repository, files.slice(0, 2)))]);
});

test.each([
  ['outside of a repository', root],
  ['in a folder that does not exist', join(root, 'nowhere')],
])('%s there are no times', async (_title, folder) => {
  expect(await gitTimes(folder, [join(folder, 'a.md')])).toEqual(new Map());
});
