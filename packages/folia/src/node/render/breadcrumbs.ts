import type { HeadSite } from '../../shared/head';
import { isExternal } from '../../shared/is-external';
import type { NavData } from '../../shared/nav';
import type { PagePayload } from '../../shared/page';
import { hrefOf } from '../../shared/route';
import { findTrail } from '../site/trail';

/**
 * The breadcrumbs of a document for search engines: JSON-LD of the type `BreadcrumbList`. Null for a site without an origin, as the
 * addresses are absolute.
 */
export function createBreadcrumbs(payload: PagePayload, nav: NavData, site: HeadSite): object | null {
  const { route, href, title, pageType } = payload.page;
  const { siteOrigin, rules } = site;
  if (!siteOrigin || pageType !== 'doc' || title === '') return null;
  const home = { label: site.title, href: hrefOf({ ...route, id: 'index' }, rules) };
  // each entry but the last needs an address
  const above = findTrail(nav, href, rules).filter((step) => step.href !== null && !isExternal(step.href));
  const itemListElement = [home, ...above, { label: title, href }].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.label,
    item: siteOrigin + step.href,
  }));
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement };
}
