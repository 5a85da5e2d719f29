import type { Options } from './migration';

/** Readers of foreign configurations: what has another shape than expected counts as absent. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
export const readFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** The origin of an address; undefined when it is none. */
export function originOf(address: unknown): string | undefined {
  const text = textOf(address);
  return text && URL.canParse(text) ? new URL(text).origin : undefined;
}

/** Without absent values and empty objects. */
export function compact(options: Options): Options {
  const entries = Object.entries(options).filter(
    ([, value]) => value !== undefined && !(isObject(value) && Object.keys(value).length === 0),
  );
  return Object.fromEntries(entries);
}

/** `[tag, attributes]` of a head; tags with content are left out. */
export function headTags(head: unknown): { kept: unknown[]; dropped: number } {
  const all = listOf(head);
  const kept = all.flatMap((tag) => {
    const [name, attributes, inner] = listOf(tag);
    const given = Object.entries(objectOf(attributes)).map(([key, value]) => [key, String(value)]);
    return textOf(name) && !inner ? [[name, Object.fromEntries(given)]] : [];
  });
  return { kept, dropped: all.length - kept.length };
}

/** Notes the keys that nothing was made of. */
export function unknownKeys(options: Options, known: readonly string[]): string[] {
  return Object.keys(options).filter((key) => !known.includes(key) && options[key] !== undefined);
}
