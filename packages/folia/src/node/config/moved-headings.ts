import { decodeSafely, matchKey } from '../../shared/route';

/** Headings that have moved: address of the page without base, as `matchKey` gives it → id → where it leads, as written. */
export type MovedHeadings = Record<string, Record<string, string>>;

/** The id that an address names, decoded; '' for none. */
export function hashOfAddress(address: string): string {
  const at = address.indexOf('#');
  return at < 0 ? '' : decodeSafely(address.slice(at + 1));
}

/** @example groupHeadings([{ from: '/a#b', to: '/c' }]) // { '/a': { b: '/c' } } */
export function groupHeadings(redirects: readonly { from: string; to: string }[]): MovedHeadings {
  const moved: MovedHeadings = {};
  for (const { from, to } of redirects) {
    const id = hashOfAddress(from);
    const key = matchKey(from);
    if (id !== '') moved[key] = { ...moved[key], [id]: to };
  }
  return moved;
}
