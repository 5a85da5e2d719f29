import { describe, expect, test } from '@rstest/core';
import { createStorage } from '../app/storage';
import { createRecent, recentKey } from './recent';

function getStorage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return createStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }));
}

describe('recent searches', () => {
  test('the newest five, each once', () => {
    const recent = createRecent(getStorage());
    for (const query of ['a', 'b', 'c', 'a', 'd', 'e', ' f ', '']) recent.add(query);
    expect(recent.get()).toEqual(['f', 'e', 'd', 'a', 'c']);
    recent.clear();
    expect(recent.get()).toEqual([]);
  });
  test.each(['{', '3', '{"a":1}', '[1,null]'])('what something else stored under its name is ignored: %s', (text) => {
    expect(createRecent(getStorage({ [recentKey]: text })).get()).toEqual([]);
  });
  test('a browser that keeps nothing: they last as long as the document', () => {
    const recent = createRecent(
      createStorage(() => {
        throw new Error('refused');
      }),
    );
    recent.add('a');
    expect(recent.get()).toEqual(['a']);
  });
});
