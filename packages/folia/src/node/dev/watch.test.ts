import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { Problem } from '../../shared/site';
import { type FileChange, reportLimit, watchContent } from './watch';

test('saved files arrive in one group, a replaced file as a change', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-watch-'));
  const [a, b] = [join(folder, 'a.md'), join(folder, 'b.md')];
  writeFileSync(a, '1');
  writeFileSync(b, '1');
  const groups: FileChange[][] = [];
  const watcher = watchContent([folder], (changes) => groups.push(changes));
  await new Promise((resolve) => setTimeout(resolve, 200));
  writeFileSync(a, '2');
  rmSync(b);
  writeFileSync(b, '2');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await watcher.close();
  rmSync(folder, { recursive: true });
  const kinds = new Map(groups.flat().map(({ path, kind }) => [path, kind]));
  expect(kinds).toEqual(
    new Map([
      [a, 'change'],
      [b, 'change'],
    ]),
  );
});

test('a file that changed after the folders were read is reported, an older one is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-watch-'));
  const wait = () => new Promise((resolve) => setTimeout(resolve, 50));
  writeFileSync(join(folder, 'old.md'), '1');
  await wait();
  const since = Date.now();
  writeFileSync(join(folder, 'between.md'), '1');
  await wait();
  const changes: FileChange[] = [];
  const watcher = watchContent([folder], (group) => changes.push(...group), { since });
  writeFileSync(join(folder, 'new.md'), '1');
  const paths = () => [...new Set(changes.map(({ path }) => path))].sort();
  await expect.poll(paths).toEqual([join(folder, 'between.md'), join(folder, 'new.md')]);
  await watcher.close();
  rmSync(folder, { recursive: true });
});

test('a file that is saved twice in quick succession is reported after the last save', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-watch-'));
  const file = join(folder, 'a.md');
  writeFileSync(file, '0');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const seen: string[] = [];
  const watcher = watchContent([folder], () => seen.push(readFileSync(file, 'utf8')));
  await new Promise((resolve) => setTimeout(resolve, 200));
  writeFileSync(file, '1');
  await expect.poll(() => seen.at(-1), { interval: 1 }).toBe('1');
  writeFileSync(file, '2');
  await expect.poll(() => seen.at(-1)).toBe('2');
  await watcher.close();
  rmSync(folder, { recursive: true });
});

test('what is watched by its name is followed while it is missing, removed, restored and replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-watch-'));
  const [there, missing, deep] = [
    join(folder, 'there.ts'),
    join(folder, 'missing.json'),
    join(folder, 'strings/fr.ts'),
  ];
  writeFileSync(there, '0');
  const changes: FileChange[] = [];
  const watcher = watchContent([there, missing, deep], (group) => changes.push(...group));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const reported = async (path: string, kind: FileChange['kind'], change: () => void) => {
    changes.length = 0;
    change();
    await expect.poll(() => changes, { timeout: 2_000 }).toEqual([{ path, kind }]);
    // it is reported once
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(changes).toEqual([{ path, kind }]);
  };
  mkdirSync(join(folder, 'strings'));
  for (const path of [there, missing, deep]) {
    if (path !== there) await reported(path, 'add', () => writeFileSync(path, '1'));
    await reported(path, 'change', () => writeFileSync(path, 'second'));
    await reported(path, 'unlink', () => rmSync(path));
    await reported(path, 'add', () => writeFileSync(path, '3'));
    await reported(path, 'change', () => writeFileSync(path, 'fourth'));
    writeFileSync(join(folder, 'new'), 'fifth time');
    await reported(path, 'change', () => renameSync(join(folder, 'new'), path));
  }
  await watcher.close();
  rmSync(folder, { recursive: true });
}, 30_000);

test.each([
  ['ENOSPC', /max_user_watches/],
  ['EMFILE', /max_user_instances/],
])('the limit of watched files is reported once: %s', (code, hint) => {
  const told: Problem[] = [];
  const report = reportLimit((problem) => told.push(problem));
  for (const each of ['ELOOP', code, code, 'ENOSPC']) report(Object.assign(new Error(each), { code: each }));
  expect(told).toMatchObject([
    { level: 'warning', message: expect.stringContaining(`(${code})`), hint: expect.stringMatching(hint) },
  ]);
});
