import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { remember, reuse } from './reuse';

describe('reuse', () => {
  const state = { folder: '' };
  const source = () => join(state.folder, 'a.ts');
  beforeEach(() => {
    state.folder = mkdtempSync(join(tmpdir(), 'folia-reuse-'));
    writeFileSync(source(), 'export const a = 1;');
    remember(state.folder, { key: 'key', sources: [source()], result: { styles: ['a.css'] } });
  });
  afterEach(() => rmSync(state.folder, { recursive: true }));

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
  test('a corrupt note makes a new bundle', () => {
    writeFileSync(join(state.folder, 'folia-bundle.json'), '{');
    expect(reuse(state.folder, 'key')).toBe(null);
  });
});
