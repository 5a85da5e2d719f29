import { describe, expect, test } from '@rstest/core';
import { createStorage } from './storage';

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('storage', () => {
  test('keeps what can be stored', () => {
    const kept = new Map<string, string>();
    const source = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
    const storage = createStorage(() => source);
    expect(storage.read('a')).toBe(null);
    expect(storage.write('a', '1')).toBe(true);
    kept.set('a', '2');
    expect(storage.read('a')).toBe('2');
  });

  test('keeps values for this document when it is full', () => {
    const storage = createStorage(() => ({ getItem: () => 'old', setItem: full }));
    expect(storage.write('a', 'new')).toBe(false);
    expect([storage.read('a'), storage.read('b')]).toEqual(['new', 'old']);
  });

  test('keeps values for this document when access is refused', () => {
    const storage = createStorage(full);
    expect(storage.read('a')).toBe(null);
    expect(storage.write('a', 'new')).toBe(false);
    expect(storage.read('a')).toBe('new');
  });
});
