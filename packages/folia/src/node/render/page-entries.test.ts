import { appendFileSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { readBody } from '../cache/body-store';
import { createCacheWriter, openCache } from '../cache/cache';
import { pageKey } from '../site/fallbacks';
import type { StoredPage } from './page-entries';
import { readPage, storePage } from './page-entries';

const place = { root: '' };
beforeEach(() => {
  place.root = mkdtempSync(join(tmpdir(), 'folia-pages-'));
});
afterEach(() => rmSync(place.root, { recursive: true }));

const file = (name: string) => join(place.root, name);
const hourAgo = new Date(Date.now() - 3_600_000);
const english = { locale: 'en' };
const open = (version = '1') => openCache({ folder: file('cache'), version });

/** Written an hour ago, so it cannot have changed while it was read. */
function source(name: string, text = 'text') {
  writeFileSync(file(name), text);
  utimesSync(file(name), hourAgo, hourAgo);
  return file(name);
}

/** A build that renders a page. */
function store(changes: Partial<StoredPage> = {}, startedAt = Date.now()) {
  const cache = createCacheWriter({ folder: file('cache'), version: '1' });
  const page: Omit<StoredPage, 'body'> = {
    facts: {
      route: { id: 'a', locale: 'en', version: '' },
      ...{
        href: '/a',
        pageType: 'doc',
        title: '文',
        frontmatter: {},
        toc: [],
        relativePath: 'a.md',
        lastUpdated: null,
      },
    },
    ...{
      path: file('a.md'),
      links: [],
      anchors: [],
      rows: [],
      dependencies: [],
      assets: [],
      problems: [],
      missing: [],
    },
    ...{ reusable: true, ...changes },
  };
  const content = { body: '<p>文 A</p>', islands: [], styled: false, sections: [] };
  const body = storePage(cache, { page, content, renderedWith: 'key', startedAt });
  cache.close();
  return { body, page };
}

test('an unchanged page is found, with its body', () => {
  const path = source('a.md');
  const { body, page } = store();
  expect(readPage(open(), pageKey(path, english))).toEqual({ renderedWith: 'key', page, body });
  expect(readBody(body).body).toBe('<p>文 A</p>');
  expect(readPage(open(), pageKey(path, { locale: 'zh' }))).toBeNull();
});

describe('a page is rendered again', () => {
  const texts = () => file(`cache/${readdirSync(file('cache')).find((name) => name.endsWith('.pack'))}`);
  test.each<[string, () => void]>([
    ['when it has changed', () => appendFileSync(file('a.md'), '.')],
    ['when it has changed within the same length', () => writeFileSync(file('a.md'), 'TEXT')],
    ['when a file that it quotes has changed', () => appendFileSync(file('quoted.ts'), '.')],
    ['when a file that it quotes is gone', () => rmSync(file('quoted.ts'))],
    ['when its body is cut off', () => truncateSync(texts(), 400)],
    ['when the cache is gone', () => rmSync(file('cache'), { recursive: true })],
  ])('%s', (_, change) => {
    const path = source('a.md');
    store({ dependencies: [source('quoted.ts')] });
    expect(readPage(open(), pageKey(path, english))).not.toBeNull();
    change();
    expect(readPage(open(), pageKey(path, english))).toBeNull();
  });

  test('when the engine is another one', () => {
    const path = source('a.md');
    store();
    expect(readPage(open('2'), pageKey(path, english))).toBeNull();
  });

  test('when it runs code or has problems; its body can still be read', () => {
    const path = source('a.md');
    const { body } = store({ reusable: false });
    expect(readPage(open(), pageKey(path, english))).toBeNull();
    expect(readBody(body).body).toBe('<p>文 A</p>');
  });

  test('when it was written while it was read', () => {
    const path = source('a.md');
    utimesSync(path, new Date(), new Date());
    store();
    expect(readPage(open(), pageKey(path, english))).toBeNull();
  });
});
