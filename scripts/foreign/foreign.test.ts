import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@rstest/core';
import { root } from '../place.mjs';
import { countKinds, reportLines } from './report';

const at = (line: number) => ({ file: '/site/docs/a.md', line, column: 1 });
const problem = (message: string, line: number, level: 'error' | 'warning' = 'error') => ({
  ...{ level, message, hint: null, frame: null },
  at: at(line),
});

test('messages that differ in names and numbers are of one kind', () => {
  const messages = [
    'Unknown component <A>.',
    'Line 3 is too long.',
    'Unknown component <Bcd>.',
    'Line 12 is too long.',
  ];
  expect(
    countKinds([...messages, 'Unknown component <A>.'].map((message, index) => ({ message, at: at(index) }))),
  ).toEqual([
    { message: 'Unknown component ….', count: 3, at: at(0) },
    { message: 'Line n is too long.', count: 2, at: at(1) },
  ]);
});

test('the report has dead links, errors and warnings by kind, and the engine beside Folia', () => {
  const problems = [
    problem('Dead link: "/a" leads to no page.', 1),
    problem('Unknown component <A>.', 2),
    problem('Unknown container ":::x".', 3, 'warning'),
  ];
  const folia = { ok: false, seconds: 1.25, memory: 210.4, pages: 0, firstVisit: 0, problems };
  const rival = { ok: true, seconds: 9, memory: 0 };
  const report = { engine: 'Rspress', folder: '/site', notes: 2, folia, rival };
  expect(reportLines(report)).toEqual([
    '             Folia         Rspress',
    'Build        fails         succeeds',
    'Time         1.3 s         9.0 s',
    'Peak memory  210 MB        not measured',
    'Pages        none',
    'First visit  none',
    'To check     2 (migration-report.md)',
    'Dead links   1',
    'Errors       1',
    '      1 × Unknown component ….  (docs/a.md:2)',
    'Warnings     1',
    '      1 × Unknown container ….  (docs/a.md:3)',
  ]);
  expect(reportLines({ ...report, rival: null })[1]).toBe('Build        fails         not installed');
});

const checkout = mkdtempSync(join(tmpdir(), 'folia-foreign-'));
afterAll(() => rmSync(checkout, { recursive: true }));

/** A site with a program that stands for its engine. */
function writeSite(): void {
  writeFileSync(join(checkout, 'rspress.config.ts'), "export default { title: 'Foreign' };\n");
  mkdirSync(join(checkout, 'docs'));
  writeFileSync(join(checkout, 'docs/index.md'), '# Foreign\n\n[Start](./start.md)\n');
  writeFileSync(join(checkout, 'docs/start.md'), '# Start\n\n[Nowhere](./nowhere.md)\n');
  mkdirSync(join(checkout, 'node_modules/.bin'), { recursive: true });
  const program = `#!${process.execPath}\nrequire('node:fs').mkdirSync('doc_build');`;
  writeFileSync(join(checkout, 'node_modules/.bin/rspress'), program, { mode: 0o755 });
}

test('a site is moved, built and reported on, and is not changed', async () => {
  writeSite();
  const before = readdirSync(checkout, { recursive: true });
  const { stdout } = await promisify(execFile)('npx', ['jiti', join(root, 'scripts/foreign/run.ts')], {
    cwd: root,
    env: { ...process.env, FOLIA_FOREIGN: checkout },
  });
  expect(stdout).toMatch(/^ +Folia +Rspress\nBuild +fails +succeeds\nTime +[\d.]+ s +[\d.]+ s\n/);
  expect(stdout).toMatch(/^Dead links +1$/m);
  expect(stdout).toMatch(/^Errors +0$/m);
  expect(readdirSync(checkout, { recursive: true })).toEqual(before);
}, 60_000);

test('without a site it shows the usage', async () => {
  const run = promisify(execFile)('npx', ['jiti', join(root, 'scripts/foreign/run.ts'), '/no/such/site'], {
    cwd: root,
    env: { ...process.env, FOLIA_FOREIGN: undefined },
  });
  await expect(run).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('FOLIA_FOREIGN=<folder of a site>'),
  });
}, 30_000);
