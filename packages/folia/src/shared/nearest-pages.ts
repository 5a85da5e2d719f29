import { getPairs, likeness } from './likeness';
import { flatten, type NavLink, type NavNode } from './nav';
import { getRoute, type UrlRules } from './route';

/** How much an address must have in common with that of a page, from 0 to 1. */
const near = 0.45;
const most = 4;

/**
 * The pages whose addresses resemble an address without a page, best first. The last name counts as much as the whole path, so a page that
 * has moved to another folder is found as well as one that is misspelt.
 *
 * @example findNearestPages('/guide/quick-strat', sidebars, rules) // [{ label: 'Quick Start', href: '/guide/start/quick-start' }]
 */
export function findNearestPages(address: string, sidebars: readonly NavNode[][], rules: UrlRules): NavLink[] {
  const asked = getNames(address, rules);
  const pages = new Map(sidebars.flatMap(flatten).map(({ label, href }) => [href, { label, href }]));
  return [...pages.values()]
    .map((page) => {
      const own = getNames(page.href, rules);
      return { page, value: (likeness(asked.last, own.last) + likeness(asked.all, own.all)) / 2 };
    })
    .filter(({ value }) => value >= near)
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ page }) => page);
}

/** The names of a path below version and language: the last one, and all of them. */
function getNames(href: string, rules: UrlRules) {
  const path = getRoute(href, rules).id.replace(/(^|\/)index$/, '');
  return { last: getPairs(path.slice(path.lastIndexOf('/') + 1)), all: getPairs(path) };
}
