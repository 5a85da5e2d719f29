import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { bundleCache, bundleId, createBundleFolder, remember, reuse } from './reuse';

describe('reuse', () => {
  const state = { root: '', folder: '' };
  const source = () => join(state.root, 'a.ts');
  const made = () => join(state.folder, 'server.mjs');
  beforeEach(() => {
    state.root = mkdtempSync(join(tmpdir(), 'folia-reuse-'));
    state.folder = join(state.root, 'server');
    mkdirSync(state.folder);
    writeFileSync(made(), 'bundle');
    writeFileSync(source(), 'export const a = 1;');
    remember(state.folder, { key: 'key', sources: [source()], result: { styles: ['a.css'] } });
  });
  afterEach(() => rmSync(state.root, { recursive: true }));

  test('a bundle is used again while key and sources are the same', () => {
    expect(reuse(state.folder, 'key')).toEqual({ styles: ['a.css'] });
  });
  test('another key makes a new bundle', () => {
    expect(reuse(state.folder, 'other')).toBe(null);
  });
  test('a changed source makes a new bundle', () => {
    writeFileSync(source(), 'export const a = 22;');
    expect(reuse(state.folder, 'key')).toBe(null);
  });
  test('a touched source makes a new bundle', () => {
    utimesSync(source(), 1, 1);
    expect(reuse(state.folder, 'key')).toBe(null);
  });
  test('a missing source makes a new bundle', () => {
    rmSync(source());
    expect(reuse(state.folder, 'key')).toBe(null);
  });
  test.each<[string, () => void]>([
    ['cut off', () => truncateSync(made(), 2)],
    ['emptied', () => truncateSync(made(), 0)],
    ['changed', () => writeFileSync(made(), 'Bundle')],
    ['gone', () => rmSync(made())],
  ])('a bundle whose file is %s is made again', (_, damage) => {
    damage();
    expect(reuse(state.folder, 'key')).toBe(null);
  });
  test.each<[string, () => void]>([
    ['saved', () => writeFileSync(source(), 'export const a = 2;')],
    ['removed', () => rmSync(source())],
  ])('a bundle whose source is %s while the bundler is running is made again', (_, change) => {
    const startedAt = Date.now() + 30;
    const bundle = { key: 'slow', sources: [source()], result: {} };
    remember(state.folder, { ...bundle, startedAt });
    expect(reuse(state.folder, 'slow')).toEqual({});
    while (Date.now() <= startedAt);
    change();
    remember(state.folder, { ...bundle, startedAt });
    expect(reuse(state.folder, 'slow')).toBe(null);
  });
  test('a broken cache makes a new bundle', () => {
    const folder = bundleCache(state.folder);
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{');
    expect(reuse(state.folder, 'key')).toBe(null);
  });
  test('a file that is added to a searched folder, or removed, makes a new bundle; what builds write does not', () => {
    const searched = join(state.root, 'src');
    mkdirSync(join(searched, 'deep'), { recursive: true });
    writeFileSync(join(searched, 'deep/a.tsx'), '');
    const skipped = [join(searched, 'dist')];
    const rememberAgain = () =>
      remember(state.folder, { key: 'key', sources: [source()], searched: [searched], skipped, result: {} });
    rememberAgain();
    for (const folder of ['dist', '.folia', 'node_modules']) {
      mkdirSync(join(searched, folder));
      writeFileSync(join(searched, folder, 'a.js'), '');
    }
    expect(reuse(state.folder, 'key')).toEqual({});
    writeFileSync(join(searched, 'deep/b.tsx'), '');
    expect(reuse(state.folder, 'key')).toBe(null);
    rememberAgain();
    rmSync(join(searched, 'deep/a.tsx'));
    expect(reuse(state.folder, 'key')).toBe(null);
  });
  test('the id changes with the code', () => {
    const before = bundleId(state.folder);
    writeFileSync(made(), 'Bundle');
    expect(bundleId(state.folder)).not.toBe(before);
  });
  test('two builds at once have folders of their own; old ones are removed', () => {
    const [first, second] = [createBundleFolder(state.folder), createBundleFolder(state.folder)];
    expect(first).not.toBe(second);
    utimesSync(first, 1, 1);
    createBundleFolder(state.folder);
    expect([existsSync(first), existsSync(second)]).toEqual([false, true]);
  });
});
