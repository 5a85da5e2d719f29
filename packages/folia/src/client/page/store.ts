export type Store<T> = ReturnType<typeof createStore<T>>;

/** A value that notifies its subscribers whenever it is set. */
export function createStore<T>(first: T) {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next: T) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
