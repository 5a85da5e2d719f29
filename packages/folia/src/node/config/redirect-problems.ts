import { matchKey } from '../../shared/route';
import type { Problem } from '../../shared/site';
import { hashOfAddress } from './moved-headings';
import type { Report } from './report';
import type { Redirect } from './schema/redirects';

/** Redirects that lead back to themselves, on to another redirect, or from one address to two. */
export function redirectProblems({ redirects }: { redirects: readonly Redirect[] }, report: Report): Problem[] {
  const targets = new Map(redirects.map(({ from, to }) => [keyOf(from), to]));
  const sources = redirects.map(({ from }) => keyOf(from));
  return redirects.flatMap(({ from, to }, index): Problem[] => {
    const path = ['redirects', index];
    const key = keyOf(from);
    // a heading may lead to another one of its page, a page not to one of its own
    if (keyOf(to) === key || (!from.includes('#') && matchKey(to) === key))
      return [report(path, `The redirect from "${from}" leads to itself.`, { hint: 'Remove it.' })];
    if (sources.indexOf(key) < index)
      return [report(path, `There are two redirects from "${from}".`, { hint: 'Remove one.' })];
    if (findNext(to, targets) === undefined) return [];
    const end = findLast(to, targets);
    return end === null
      ? [report(path, `The redirect from "${from}" leads back to itself.`, { hint: 'Name a page in one of them.' })]
      : [report(path, `The redirect from "${from}" leads to another redirect.`, { hint: `Name its end: "${end}".` })];
  });
}

/** Spellings of one address, and of one heading of it, have one key. */
function keyOf(address: string): string {
  const hash = hashOfAddress(address);
  return hash === '' ? matchKey(address) : `${matchKey(address)}#${hash}`;
}

/** A heading moves on its own, or with its page. */
const findNext = (address: string, targets: ReadonlyMap<string, string>): string | undefined =>
  address.startsWith('/') ? (targets.get(keyOf(address)) ?? targets.get(matchKey(address))) : undefined;

/** Null when there is none. */
function findLast(start: string, targets: ReadonlyMap<string, string>): string | null {
  const seen = new Set<string>();
  let address = start;
  for (let next = findNext(address, targets); next !== undefined; next = findNext(address, targets)) {
    if (seen.has(keyOf(address))) return null;
    seen.add(keyOf(address));
    address = next;
  }
  return address;
}
