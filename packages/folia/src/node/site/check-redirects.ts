import { decodeSafely, matchKey, withBase } from '../../shared/route';
import type { Problem, SourceLocation } from '../../shared/site';
import { createProblem } from '../support/errors';
import type { Site } from './site';

interface PlacedRedirect {
  from: string;
  to: string;
  at: SourceLocation;
}

/** Redirects in the place of a page, and those that lead to no page or to no heading of it. */
export function checkRedirects(
  redirects: readonly PlacedRedirect[],
  { pages, rules }: Pick<Site, 'pages' | 'rules'>,
  fileExists: (path: string) => boolean,
): Problem[] {
  const pageAt = (address: string) => pages.get(matchKey(withBase(address, rules.base)));
  return redirects.flatMap(({ from, to, at }): Problem[] => {
    const problems: Problem[] = [];
    if (pageAt(from) || fileExists(decodeSafely(from)))
      problems.push(
        createProblem(`The redirect from "${from}" is in the place of a page.`, { at, hint: 'Remove one of them.' }),
      );
    if (!to.startsWith('/')) return problems;
    const [path = '', hash = ''] = to.split('#');
    const target = pageAt(path);
    if (!target && !fileExists(decodeSafely(path)))
      problems.push(
        createProblem(`The redirect from "${from}" leads to "${to}", which is no page.`, {
          at,
          hint: 'Name a page of the site.',
        }),
      );
    else if (target && hash !== '' && !target.anchors.includes(decodeSafely(hash)))
      problems.push(
        createProblem(`The redirect from "${from}" leads to "#${hash}", which is not on ${path}.`, {
          at,
          hint: 'Name a heading of that page.',
        }),
      );
    return problems;
  });
}
