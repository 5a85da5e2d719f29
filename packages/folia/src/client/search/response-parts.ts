import type { SearchHit } from '../../shared/search/types';

/** What responses of servers are read with: nothing of them is trusted. */
const maxTextLength = 200_000;

/** An object of which nothing is known. */
export type Unknown = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** '' for anything but a string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, maxTextLength) : '');

/** Of hits of the same kind that lead to the same place, the first. */
export function eachOnce(hits: readonly SearchHit[]): SearchHit[] {
  const known = new Set<string>();
  return hits.filter(({ type, domain, link }) => {
    const { size } = known;
    return known.add(`${type} ${domain}${link}`).size > size;
  });
}
