import { expect, test } from '@rstest/core';
import { payloadFor } from '../fixtures/pages';
import { DataError } from './fetch-data';
import { createFetchPage } from './fetch-page';

const files = new Set(['/docs/index.json', '/docs/guide/start/index.json', '/docs/config/lib.json']);

function fakeFetch() {
  const asked: string[] = [];
  const fetchPage = createFetchPage('/docs/', async (href) => {
    asked.push(href);
    if (href.includes('offline')) throw new DataError('network', href);
    if (!files.has(href)) throw new DataError('gone', href);
    return payloadFor(href);
  });
  return { asked, fetchPage };
}

test.each([
  ['/docs/guide/start/', ['/docs/guide/start/index.json']],
  ['/docs/guide/start', ['/docs/guide/start.json', '/docs/guide/start/index.json']],
  ['/docs/config/lib', ['/docs/config/lib.json']],
  ['/docs/config/lib/', ['/docs/config/lib/index.json', '/docs/config/lib.json']],
  ['/docs', ['/docs/index.json']],
])('%s is found with and without its slash', async (href, expected) => {
  const { asked, fetchPage } = fakeFetch();
  await fetchPage(href);
  expect(asked).toEqual(expected);
});

test.each([
  ['/docs/nope', 'gone', 2],
  ['/docs/offline', 'network', 1],
])('%s ends as %s', async (href, kind, times) => {
  const { asked, fetchPage } = fakeFetch();
  await expect(fetchPage(href)).rejects.toMatchObject({ kind });
  expect(asked).toHaveLength(times);
});
