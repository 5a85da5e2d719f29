import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { createBodyStore, readBody } from './body-store';
import { type KeepablePage, openPageCache, type PageCache } from './page-cache';

const place = { root: '' };
beforeEach(() => {
  place.root = mkdtempSync(join(tmpdir(), 'folia-pages-'));
});
afterEach(() => rmSync(place.root, { recursive: true }));

const file = (name: string) => join(place.root, name);
const hourAgo = new Date(Date.now() - 3_600_000);

/** Written an hour ago: nobody can have changed it while it was read. */
function source(name: string, text = 'text') {
  writeFileSync(file(name), text);
  utimesSync(file(name), hourAgo, hourAgo);
  return file(name);
}

const open = (version = '1') => openPageCache<KeepablePage>({ folder: file('cache'), version });

/** Renders pages of the given bodies, as the threads do. */
function rendered(cache: PageCache<KeepablePage>, bodies: Record<string, string>, more: Partial<KeepablePage> = {}) {
  const bodyStore = createBodyStore(join(cache.folder, 'bodies-1'));
  const pages = Object.entries(bodies).map(([name, body]) => ({
    ...{ path: file(name), dependencies: [], reusable: true, ...more },
    body: bodyStore.append({ body, islands: [], sections: [] }),
  }));
  bodyStore.close();
  return pages;
}

async function firstBuild(bodies: Record<string, string>, more: Partial<KeepablePage> = {}) {
  const cache = open();
  const pages = rendered(cache, bodies, more);
  await cache.save('key', pages, Date.now());
  cache.close();
  return pages;
}

test('what has not changed is found, with its body', async () => {
  const path = source('a.md');
  const [page] = await firstBuild({ 'a.md': '<p>A</p>' });
  const cache = open();
  expect(cache.size).toBe(1);
  expect(cache.has(path)).toBe(true);
  const found = cache.find(path, 'key');
  expect(found).toEqual(page);
  expect(found && readBody(found.body).body).toBe('<p>A</p>');
});

describe('a page is rendered again', () => {
  test.each<[string, () => void]>([
    ['when it has changed', () => appendFileSync(file('a.md'), '.')],
    ['when it has changed within the same length', () => writeFileSync(file('a.md'), 'TEXT')],
    ['when a file that it quotes has changed', () => appendFileSync(file('quoted.ts'), '.')],
    ['when a file that it quotes is gone', () => rmSync(file('quoted.ts'))],
    ['when the list is broken', () => appendFileSync(file('cache/pages.ndjson'), '{')],
    ['when the list is gone', () => rmSync(file('cache/pages.ndjson'))],
  ])('%s', async (_, change) => {
    const path = source('a.md');
    await firstBuild({ 'a.md': 'A' }, { dependencies: [source('quoted.ts')] });
    expect(open().has(path)).toBe(true);
    change();
    expect(open().has(path)).toBe(false);
    expect(open().find(path, 'key')).toBeNull();
  });

  test('when settings or code are others, or the engine is', async () => {
    const path = source('a.md');
    await firstBuild({ 'a.md': 'A' });
    expect(open().find(path, 'other')).toBeNull();
    expect(open('2').has(path)).toBe(false);
  });

  test('when it runs code, or something is wrong with it', async () => {
    const path = source('a.md');
    await firstBuild({ 'a.md': 'A' }, { reusable: false });
    expect(open().has(path)).toBe(false);
  });

  test('when it was written while it was read', async () => {
    const path = source('a.md');
    const cache = open();
    const startedAt = Date.now();
    const pages = rendered(cache, { 'a.md': 'A' });
    utimesSync(path, new Date(), new Date());
    await cache.save('key', pages, startedAt);
    expect(open().has(path)).toBe(false);
  });
});

describe('bodies of several builds', () => {
  /** A second build, in which one page has changed and the other is taken over. */
  async function second(bodies: { before: Record<string, string>; changed: string; now: string }) {
    for (const name of ['a.md', 'b.md']) source(name);
    await firstBuild(bodies.before);
    const cache = open();
    const redrawn = rendered(cache, { [bodies.changed]: bodies.now });
    const other = ['a.md', 'b.md'].map(file).find((path) => path !== file(bodies.changed));
    const taken = other === undefined ? null : cache.find(other, 'key');
    await cache.save('key', taken ? [...redrawn, taken] : redrawn, Date.now());
    const found = open();
    return ['a.md', 'b.md'].map((name) => {
      const page = found.find(file(name), 'key');
      return page && readBody(page.body).body;
    });
  }
  const large = 'A'.repeat(500);
  const small = 'B'.repeat(100);

  test('are kept side by side', async () => {
    const before = { 'a.md': large, 'b.md': small };
    expect(await second({ before, changed: 'b.md', now: 'b' })).toEqual([large, 'b']);
  });

  test('are given up when most of what lies there is of no use any more', async () => {
    const before = { 'a.md': large, 'b.md': small };
    expect(await second({ before, changed: 'a.md', now: 'a' })).toEqual(['a', null]);
  });
});

test('folders of no use are removed, but not those that another build may be writing to', async () => {
  source('a.md');
  mkdirSync(file('cache/old'), { recursive: true });
  utimesSync(file('cache/old'), hourAgo, hourAgo);
  mkdirSync(file('cache/young'));
  const [page] = await firstBuild({ 'a.md': 'A' });
  expect(existsSync(file('cache/old'))).toBe(false);
  expect(existsSync(file('cache/young'))).toBe(true);
  expect(existsSync(page?.body.file ?? '')).toBe(true);
});

test('a build of which nothing is kept leaves nothing behind', async () => {
  source('a.md');
  await firstBuild({ 'a.md': 'A' }, { reusable: false });
  expect(readdirSync(file('cache'))).toEqual(['pages.ndjson']);
  const failed = open();
  rendered(failed, { 'a.md': 'A' });
  failed.close();
  expect(readdirSync(file('cache'))).toEqual(['pages.ndjson']);
});
