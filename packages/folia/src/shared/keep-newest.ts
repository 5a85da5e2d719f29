/**
 * Loads values by key and caches those used last. A failure is not cached.
 *
 * @param kept the cache; the caller may add and remove entries
 */
export function keepNewest<K, V>(
  most: number,
  load: (key: K) => Promise<V>,
  kept = new Map<K, Promise<V>>(),
): (key: K) => Promise<V> {
  return (key) => {
    const value = kept.get(key) ?? load(key);
    kept.delete(key);
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    value.catch(() => kept.get(key) === value && kept.delete(key));
    return value;
  };
}
