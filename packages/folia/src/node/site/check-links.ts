import { maxEmailLength, maxUrlLength } from '../../shared/constants';
import { kindOf } from '../../shared/link';
import { decodeSafely, matchKey, plainPath, withoutBase } from '../../shared/route';
import type { LinkUse, Problem, SitePage } from '../../shared/site';
import { createProblem } from '../support/errors';
import { didYouMean, nearestName } from '../support/nearest';
import type { LinkExceptions } from './link-exceptions';
import { createLinkHints } from './link-hints';
import type { Site } from './site';

export interface LinkCheck {
  site: Pick<Site, 'pages' | 'rules'>;
  /** Whether the public folder holds a file, by its decoded path without base. */
  fileExists: (path: string) => boolean;
  /** Whether the headings of a page are known. */
  hasAnchors?: (page: SitePage) => boolean;
  /** Dead links that are allowed. */
  exceptions?: LinkExceptions;
  /** Level of a link to a missing heading. @default 'error' */
  anchorLevel?: Problem['level'];
}

/** Every dead link of the site, to a page or an anchor, and every address that is too long. */
export function checkLinks(check: LinkCheck): Problem[] {
  const checkPage = createLinkChecker(check);
  return [...check.site.pages.values()].flatMap(checkPage);
}

/** Checks the links of one page after the other. It caches its results: create a new one when files change. */
export function createLinkChecker({
  site,
  fileExists,
  hasAnchors = wasCompiled,
  exceptions,
  anchorLevel = 'error',
}: LinkCheck): (page: SitePage) => Problem[] {
  const hints = createLinkHints(site);
  const anchors = new Map<SitePage, Set<string>>();
  const targets = new Map<string, SitePage | 'file' | null>();
  const getTarget = (path: string) => {
    const known = targets.get(path);
    if (known !== undefined) return known;
    const exists = fileExists(decodeSafely(withoutBase(path, site.rules.base)));
    const target = site.pages.get(matchKey(path)) ?? (exists ? 'file' : null);
    targets.set(path, target);
    return target;
  };
  const getAnchors = (page: SitePage) => {
    const known = anchors.get(page) ?? new Set(page.anchors);
    anchors.set(page, known);
    return known;
  };
  const check = (link: LinkUse, from: SitePage): Problem | null => {
    const kind = kindOf(link.href);
    if (kind !== 'internal' && kind !== 'hash') return tooLong(link, from, kind === 'mail');
    const path = plainPath(link.href);
    const target = path === '' ? from : getTarget(path);
    const allow = (problem: Problem | null) => (problem && exceptions?.allows(link, site.rules.base) ? null : problem);
    if (target === null) return allow(deadLink(link, from, getHint(path, hints(path), site.rules.base)));
    if (target === 'file' || !hasAnchors(target)) return null;
    return allow(deadAnchor({ link, from, target, ids: getAnchors(target), level: anchorLevel }));
  };
  // the links of a file are checked once, in its own language
  return (page) =>
    page.facts.fallback ? [] : page.links.map((link) => check(link, page)).filter((problem) => problem !== null);
}

/** A page that could not be compiled has no headings yet. */
const wasCompiled = ({ problems }: SitePage): boolean => !problems.some(({ level }) => level === 'error');

function getHint(path: string, nearest: string | null, base: string): string | null {
  const isWithoutBase = nearest !== null && nearest === decodeSafely(path) && !path.startsWith(base);
  return isWithoutBase
    ? `The address lacks the base ${base}. Components make addresses with \`useHref\`.`
    : didYouMean(nearest, 'Add the page or remove the link.');
}

function deadLink(link: LinkUse, from: SitePage, hint: string | null): Problem {
  return createProblem(`Dead link: "${link.written ?? link.href}" leads to no page.`, {
    at: findLocation(link, from),
    hint,
  });
}

interface AnchorUse {
  link: LinkUse;
  from: SitePage;
  target: SitePage;
  ids: Set<string>;
  level: Problem['level'];
}

/** `#top` and text fragments are the browser's own. Hashes count encoded and decoded. */
function deadAnchor({ link, from, target, ids, level }: AnchorUse): Problem | null {
  const start = link.href.indexOf('#');
  const hash = start < 0 ? '' : link.href.slice(start + 1).replace(/:~:.*$/s, '');
  const id = decodeSafely(hash);
  if (hash === '' || hash.toLowerCase() === 'top' || ids.has(id) || ids.has(hash)) return null;
  const where = target === from ? 'this page' : decodeSafely(target.facts.href);
  const nearest = nearestName(id, ids);
  return createProblem(`Dead anchor: "${link.written ?? link.href}" names "#${id}", which is not on ${where}.`, {
    level,
    at: findLocation(link, from),
    hint: didYouMean(nearest === null ? null : `#${nearest}`, 'Name a heading of that page or remove the anchor.'),
  });
}

function tooLong(link: LinkUse, from: SitePage, isMail: boolean): Problem | null {
  const text = isMail ? decodeSafely(plainPath(link.href.slice('mailto:'.length))) : link.href;
  const limit = isMail ? maxEmailLength : maxUrlLength;
  // A mail may go to several; the limit is that of one address.
  const longest = isMail ? Math.max(...text.split(',').map((address) => address.trim().length)) : text.length;
  if (longest <= limit) return null;
  const what = isMail ? 'E-mail address' : 'URL';
  return createProblem(
    `${what} of ${longest} characters: "${text.slice(0, 60)}…" cannot be longer than ${limit} characters.`,
    {
      at: findLocation(link, from),
      hint: 'Shorten it.',
    },
  );
}

const findLocation = (link: LinkUse, from: SitePage) => link.at ?? { file: from.path, line: 0, column: 0 };
