type Fields = Record<string, unknown>;

/**
 * Both in one: objects by key, lists one after the other, and anything else from `changes`. Neither is changed.
 *
 * @example mergeConfig({ head: [a], theme: { outline: false } }, { head: [b], theme: { darkMode: false } })
 * // { head: [a, b], theme: { outline: false, darkMode: false } }
 */
export function mergeConfig(written: unknown, changes: unknown): unknown {
  if (changes === undefined) return written;
  if (Array.isArray(written) && Array.isArray(changes)) return [...written, ...changes];
  if (!isFields(written) || !isFields(changes)) return changes;
  const merged = Object.entries(changes).map(([key, value]) => [
    key,
    mergeConfig(Object.hasOwn(written, key) ? written[key] : undefined, value),
  ]);
  return { ...written, ...Object.fromEntries(merged) };
}

/** Objects of a class (regular expressions, schemas) are values. */
const isFields = (value: unknown): value is Fields => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
