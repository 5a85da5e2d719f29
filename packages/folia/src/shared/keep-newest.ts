/**
 * Loads what is asked for and remembers it; what was not used for longest goes first. A failure is not remembered.
 *
 * @param kept what is remembered; the caller may put something there, or take it away
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
