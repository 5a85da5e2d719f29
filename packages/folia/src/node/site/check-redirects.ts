import { decodeSafely, matchKey, plainPath, withBase } from '../../shared/route';
import type { Problem, SitePage, SourceLocation } from '../../shared/site';
import { createProblem } from '../support/errors';
import type { Site } from './site';

interface PlacedRedirect {
  from: string;
  to: string;
  at: SourceLocation;
}

/** Redirects from an existing page, and redirects to a missing page or heading. */
export function checkRedirects(
  redirects: readonly PlacedRedirect[],
  { pages, rules }: Pick<Site, 'pages' | 'rules'>,
  fileExists: (path: string) => boolean,
): Problem[] {
  const moved = new Set(redirects.filter(({ from }) => !from.includes('#')).map(({ from }) => matchKey(from)));
  const pageAt = (address: string) => pages.get(matchKey(withBase(address, rules.base)));
  return redirects.flatMap(({ from, to, at }): Problem[] => {
    const problems: Problem[] = [];
    if (from.includes('#')) problems.push(...checkHeading({ from, at }, { page: pageAt(plainPath(from)), moved }));
    else if (pageAt(from) || fileExists(decodeSafely(from)))
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

/** A heading redirects from the page that it was on, or from the redirect that replaced the page. */
function checkHeading(
  { from, at }: Pick<PlacedRedirect, 'from' | 'at'>,
  { page, moved }: { page: SitePage | undefined; moved: ReadonlySet<string> },
): Problem[] {
  const id = decodeSafely(from.slice(from.indexOf('#') + 1));
  const address = plainPath(from);
  if (page?.anchors.includes(id))
    return [
      createProblem(`The redirect from "${from}" is in the place of a heading.`, { at, hint: 'Remove one of them.' }),
    ];
  if (page || moved.has(matchKey(from))) return [];
  const hint = `Add a redirect from "${address}" for the rest of that page.`;
  return [createProblem(`The redirect from "${from}" starts at "${address}", which is no page.`, { at, hint })];
}
