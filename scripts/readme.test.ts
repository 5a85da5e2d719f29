import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { root } from './place.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const kinds = ['dependencies', 'devDependencies', 'peerDependencies'] as const;

interface Manifest extends Partial<Record<(typeof kinds)[number], Record<string, string>>> {
  scripts?: Record<string, string>;
  workspaces?: string[];
}

const manifestOf = (folder: string): Manifest => JSON.parse(read(join(folder, 'package.json')));

/** All but the sample projects, whose dependencies are those of their readers. */
const workspaces = ['.', ...(manifestOf('.').workspaces ?? [])].filter((folder) => folder !== 'website/samples');

test('the README explains exactly the dependencies', () => {
  const used = new Set(
    workspaces.flatMap((folder) => kinds.flatMap((kind) => Object.keys(manifestOf(folder)[kind] ?? {}))),
  );
  used.delete('folia');
  const tables = read('README.md').split('## Dependencies')[1]?.split('\n## ')[0] ?? '';
  const rows = tables.split('\n').filter((line) => line.startsWith('| `'));
  const explained = rows.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(explained.sort()).toEqual([...used].sort());
  for (const line of rows) expect(line.split('|')[2]?.trim().length).toBeGreaterThan(4);
});

test('every version is exact, but for what the published package installs', () => {
  for (const folder of workspaces)
    for (const kind of ['dependencies', 'devDependencies'] as const)
      for (const [name, version] of Object.entries(manifestOf(folder)[kind] ?? {})) {
        const range = folder === 'packages/folia' && kind === 'dependencies' && name !== 'satteri' ? '\\^' : '';
        expect(`${folder} ${name} ${version}`).toMatch(new RegExp(` ${range}\\d+\\.\\d+\\.\\d+$`));
      }
});

test('every command of the README exists', () => {
  const scripts = manifestOf('.').scripts ?? {};
  const commands = [...read('README.md').matchAll(/npm (?!create )(?:run )?(start|test|[\w:]+) ?/g)].map(
    ([, name]) => name ?? '',
  );
  const named = commands.filter((name) => !/^\d+$/.test(name));
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

test('the lockfile names no registry', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "https?:/);
});

test('CONTRIBUTING fits on a screen', () => {
  expect(read('CONTRIBUTING.md').trimEnd().split('\n').length).toBeLessThanOrEqual(45);
});
