import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { openCache } from './cache';
import { readEntry, writeEntry } from './entries';
import { tidyCache } from './tidy';

const place = { root: '' };
beforeEach(() => {
  place.root = mkdtempSync(join(tmpdir(), 'folia-cache-'));
});
afterEach(() => rmSync(place.root, { recursive: true }));

const open = (version = '1') => openCache({ folder: place.root, version });
const file = (ending: string) => join(place.root, readdirSync(place.root).find((name) => name.endsWith(ending)) ?? '');

/** One run that writes these texts. */
function leave(texts: Record<string, string>, version = '1') {
  const cache = open(version);
  for (const [key, text] of Object.entries(texts)) cache.set(key, text);
  cache.close();
}

test('a value is found at once and by the next run', () => {
  const cache = open();
  cache.set('a', '文 one');
  cache.set('empty', '');
  cache.set('b', 'two');
  expect(['a', 'empty', 'b', 'c'].map(cache.get)).toEqual(['文 one', '', 'two', null]);
  cache.close();
  expect(['a', 'empty', 'b', 'c'].map(open().get)).toEqual(['文 one', '', 'two', null]);
});

test('two builds at once write side by side, and the next one reads both', () => {
  const builds = [1, 2, 3].map((n) => ({ n, cache: open() }));
  for (const { n, cache } of builds) cache.set(`key${n}`, `text ${n}`);
  for (const { n, cache } of builds) cache.set(`more${n}`, `more ${n}`);
  for (const { cache } of builds) cache.close();
  expect(['key1', 'key2', 'key3', 'more2'].map(open().get)).toEqual(['text 1', 'text 2', 'text 3', 'more 2']);
});

test('the newer of two texts with one key wins', () => {
  leave({ key: 'old' });
  utimesSync(file('.idx'), 1, 1);
  leave({ key: 'new' });
  expect(open().get('key')).toBe('new');
});

const flip = (path: string, at: number) => {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
};

describe('a damaged entry is a miss', () => {
  test.each<[string, () => void, (string | null)[]]>([
    ['texts cut off', () => truncateSync(file('.pack'), 5), [null, null]],
    ['texts cut off in the second', () => truncateSync(file('.pack'), 12), ['first text', null]],
    ['texts emptied', () => truncateSync(file('.pack'), 0), [null, null]],
    ['a bit flipped', () => flip(file('.pack'), 12), ['first text', null]],
    ['garbage instead', () => writeFileSync(file('.pack'), 'something else altogether'), [null, null]],
    ['texts gone', () => rmSync(file('.pack')), [null, null]],
    ['index emptied', () => truncateSync(file('.idx'), 0), [null, null]],
    ['index cut off', () => truncateSync(file('.idx'), readFileSync(file('.idx')).length - 3), ['first text', null]],
    ['index of garbage', () => writeFileSync(file('.idx'), '\0\0 1 x\nkey1 0 99999999999999 1\nkey'), [null, null]],
    ['index gone', () => rmSync(file('.idx')), [null, null]],
  ])('%s', (_, damage, expected) => {
    leave({ key1: 'first text', key2: 'second text' });
    utimesSync(file('.idx'), 1, 1);
    damage();
    const cache = open();
    expect([cache.get('key1'), cache.get('key2')]).toEqual(expected);
    cache.set('key2', 'again');
    cache.close();
    expect(open().get('key2')).toBe('again');
  });

  test('a line of the index with another key', () => {
    leave({ key1: 'first text' });
    writeFileSync(file('.idx'), readFileSync(file('.idx'), 'utf8').replace('key1', 'key2'));
    expect(open().get('key2')).toBe(null);
  });
});

test('entries of another version are ignored', () => {
  leave({ key: 'text' }, '1');
  expect(open('2').get('key')).toBe(null);
  expect(open('1').get('key')).toBe('text');
});

test('a folder that can not be written is no cache, not an error', () => {
  const path = join(place.root, 'file');
  writeFileSync(path, '');
  const cache = openCache({ folder: path, version: '1' });
  cache.set('key', 'text');
  expect(cache.get('key')).toBe(null);
  cache.close();
});

describe('an entry', () => {
  const source = () => join(place.root, 'a.ts');
  beforeEach(() => {
    writeFileSync(source(), 'export const a = 1;');
    const cache = open();
    writeEntry(cache, 'key', { files: [source()], value: { n: 1 } });
    cache.close();
  });
  test('is valid while its files are unchanged', () => expect(readEntry(open(), 'key')).toEqual({ n: 1 }));
  test.each<[string, () => void]>([
    ['has changed', () => writeFileSync(source(), 'export const a = 22;')],
    ['was touched', () => utimesSync(source(), 1, 1)],
    ['is gone', () => rmSync(source())],
  ])('holds no more when a file %s', (_, change) => {
    change();
    expect(readEntry(open(), 'key')).toBe(null);
  });
});

describe('tidying', () => {
  const settings = () => ({ folder: place.root, version: '1', patience: -1000 });
  const keys = Array.from({ length: 6 }, (_, n) => `key${n}`);
  const leaveAll = () => {
    for (const [n, key] of keys.entries()) {
      leave({ [key]: `text ${n}`, same: `${n}` });
      for (const name of readdirSync(place.root)) utimesSync(join(place.root, name), n, n);
    }
  };
  const shards = () => readdirSync(place.root).filter((name) => name.endsWith('.idx')).length;

  test('joins shards, the newest text of a key remains', () => {
    leaveAll();
    utimesSync(file('.idx'), 1, 1);
    tidyCache({ ...settings(), shards: 5 });
    expect(shards()).toBe(1);
    expect(keys.map(open().get)).toEqual(keys.map((_, n) => `text ${n}`));
    // old texts may still be read by another build; they are removed the next time
    tidyCache({ ...settings(), shards: 5 });
    expect(readdirSync(place.root)).toHaveLength(2);
  });
  test('keeps to the limit', () => {
    leave({ large: 'x'.repeat(100), small: 'y' });
    tidyCache({ ...settings(), limit: 50 });
    expect(['large', 'small'].map(open().get)).toEqual([null, 'y']);
  });
  test('keeps what another build may be writing', () => {
    leaveAll();
    for (const name of readdirSync(place.root)) utimesSync(join(place.root, name), new Date(), new Date());
    tidyCache({ ...settings(), shards: 5, patience: 600_000 });
    expect(shards()).toBe(6);
  });
  test('does nothing while the cache is small', () => {
    leaveAll();
    tidyCache(settings());
    expect(shards()).toBe(6);
  });
});
