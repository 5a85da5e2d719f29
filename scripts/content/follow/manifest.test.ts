import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { entriesOf, isPackage, missingFiles } from './manifest';
import { installations } from './sample-project';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, value: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(value));
}

describe('a package', () => {
  test('can be imported by its entries, but not by patterns', () => {
    expect(entriesOf({ exports: { '.': './a.js', './b': './b.js', './c/*': './c/*.js' } })).toEqual(['.', './b']);
    expect(entriesOf({ exports: './a.js' })).toEqual(['.']);
    expect(entriesOf({})).toEqual([]);
  });

  test('names files, some of which are missing', () => {
    write('package.json', {
      name: 'a',
      exports: { '.': { types: './dist/a.d.ts', default: './dist/a.js' }, './*': './dist/*.js' },
      bin: { a: './dist/cli.js' },
    });
    expect(isPackage(folder)).toBe(false);
    write('dist/a.js', 1);
    expect(isPackage(folder)).toBe(true);
    expect(missingFiles(folder)).toEqual(['./dist/a.d.ts', './dist/cli.js']);
  });
});

describe('packages of a sample', () => {
  const versions = new Map([
    ['react', '19.2.9'],
    ['typescript', '7.0.2'],
    ['dayjs', '1.11.23'],
  ]);

  test('have the locked version, unless the range asks for another', () => {
    write('package.json', { peerDependencies: { react: '>=18' }, devDependencies: { typescript: '^6.0.0', own: '1' } });
    expect(installations(folder, versions)).toEqual([{ at: folder, packages: ['react@19.2.9'] }]);
  });

  test('are installed with those of workspaces, and where a project inside needs others', () => {
    write('package.json', { workspaces: ['packages/ui'] });
    write('packages/ui/package.json', { dependencies: { react: '^19.0.0' } });
    write('same/package.json', { dependencies: { react: '^19.0.0' } });
    write('other/package.json', { dependencies: { dayjs: '^1.0.0' } });
    expect(installations(folder, versions)).toEqual([
      { at: folder, packages: ['react@19.2.9'] },
      { at: join(folder, 'other'), packages: ['dayjs@1.11.23'] },
    ]);
  });
});
