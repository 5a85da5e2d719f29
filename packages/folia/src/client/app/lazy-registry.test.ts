import { expect, rs, test } from '@rstest/core';
import { createLazyRegistry } from './lazy-registry';

test('a value is fetched once and then available', async () => {
  const fetch = rs.fn(async (name: string) => name.toUpperCase());
  const registry = createLazyRegistry(fetch);
  await registry.load('a');
  await registry.load('a');
  expect(registry.get('a')).toBe('A');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('reading a value too early, or one that could not be loaded, throws', async () => {
  const registry = createLazyRegistry(() => Promise.reject(new Error('ChunkLoadError')));
  expect(() => registry.get('a')).toThrow('"a" has not been loaded.');
  await expect(registry.load('a')).rejects.toMatchObject({ kind: 'gone', message: '"a" could not be loaded.' });
});
