import { getAlternates } from '../../shared/locale';
import { type NavLink, neighboursAt } from '../../shared/nav';
import type { Alternate } from '../../shared/page';
import { encodePath, type Route } from '../../shared/route';
import type { EditLink } from '../config/config';
import { findPage, getSection, type Site } from './site';

/** Previous and next page in the page's own tree. */
export function neighbours(site: Pick<Site, 'navs'>, route: Route): { prev: NavLink | null; next: NavLink | null } {
  const section = getSection(site, route);
  return neighboursAt(section?.order ?? [], section?.positions.get(route.id));
}

/** The page in the other languages and versions; made for the 404 page as well, with the id `404`. */
export function alternates(
  site: Pick<Site, 'pages' | 'rules'>,
  route: Route,
  locales: { lang: string; label: string }[],
): { languages: Alternate[]; versions: Alternate[] } {
  const find = (href: string) => findPage(site, href)?.facts.href ?? null;
  const { languages, versions } = getAlternates(route, { rules: site.rules, locales, find });
  const isFallback = ({ href, exact }: Alternate) => exact && Boolean(findPage(site, href)?.facts.fallback);
  return { languages: languages.map((each) => (isFallback(each) ? { ...each, fallback: true } : each)), versions };
}

/** Where the source can be edited; null when the address or the text is missing, or the page has no source. */
export function createEditHref(relativePath: string, edit: EditLink | null): string | null {
  if (!edit?.docRepoBaseUrl || !edit.text || relativePath === '') return null;
  return `${edit.docRepoBaseUrl.replace(/\/+$/, '')}/${encodePath(relativePath)}`;
}
