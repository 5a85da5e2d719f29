import { matchKey } from '../../shared/route';
import type { Problem } from '../../shared/site';
import type { Report } from './report';
import type { Redirect } from './schema/redirects';

/** Redirects that lead back to themselves, on to another redirect, or from one address to two. */
export function redirectProblems({ redirects }: { redirects: readonly Redirect[] }, report: Report): Problem[] {
  const targets = new Map(redirects.map(({ from, to }) => [matchKey(from), to]));
  const sources = redirects.map(({ from }) => matchKey(from));
  return redirects.flatMap(({ from, to }, index): Problem[] => {
    const path = ['redirects', index];
    const key = matchKey(from);
    if (matchKey(to) === key)
      return [report(path, `The redirect from "${from}" leads to itself.`, { hint: 'Remove it.' })];
    if (sources.indexOf(key) < index)
      return [report(path, `There are two redirects from "${from}".`, { hint: 'Remove one.' })];
    const next = to.startsWith('/') ? targets.get(matchKey(to)) : undefined;
    if (next === undefined) return [];
    const end = lastOf(to, targets);
    return end === null
      ? [report(path, `The redirect from "${from}" leads back to itself.`, { hint: 'Name a page in one of them.' })]
      : [report(path, `The redirect from "${from}" leads to another redirect.`, { hint: `Name its end: "${end}".` })];
  });
}

/** Null when there is none. */
function lastOf(start: string, targets: ReadonlyMap<string, string>): string | null {
  const seen = new Set<string>();
  let address = start;
  for (let next = targets.get(matchKey(address)); next !== undefined; next = targets.get(matchKey(address))) {
    if (seen.has(matchKey(address))) return null;
    seen.add(matchKey(address));
    address = next;
  }
  return address;
}
