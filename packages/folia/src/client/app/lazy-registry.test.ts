import { expect, rs, test } from '@rstest/core';
import { createShelf } from './lazy-registry';

test('a thing is fetched once and then there', async () => {
  const fetch = rs.fn(async (name: string) => name.toUpperCase());
  const shelf = createShelf(fetch);
  await shelf.load('a');
  await shelf.load('a');
  expect(shelf.get('a')).toBe('A');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what is asked for too early, or cannot be had, says so', async () => {
  const shelf = createShelf(() => Promise.reject(new Error('ChunkLoadError')));
  expect(() => shelf.get('a')).toThrow('"a" has not been loaded.');
  await expect(shelf.load('a')).rejects.toMatchObject({ kind: 'gone', message: '"a" could not be loaded.' });
});
