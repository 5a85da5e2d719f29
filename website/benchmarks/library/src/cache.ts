export interface CacheOptions {
  /** How many entries are kept. @default 100 */
  size?: number;
}

export interface Cache<Key, Value> {
  get(key: Key, create: (key: Key) => Value): Value;
  readonly size: number;
}

/** Keeps the entries that were used last. */
export function createCache<Key, Value>({ size = 100 }: CacheOptions = {}): Cache<Key, Value> {
  const entries = new Map<Key, Value>();
  return {
    get(key, create) {
      const value = entries.has(key) ? (entries.get(key) as Value) : create(key);
      entries.delete(key);
      entries.set(key, value);
      const oldest = entries.keys().next();
      if (entries.size > size && !oldest.done) entries.delete(oldest.value);
      return value;
    },
    get size() {
      return entries.size;
    },
  };
}
