import { getPairs, likeness } from '../../../shared/likeness';
import { type NavLink, type NavNode, walk } from '../../../shared/nav';

/** What two texts have in common, from 0 to 1, at which one may have been meant for the other. */
const similar = 0.4;
const most = 3;

/**
 * The pages of a sidebar whose names resemble a query, best first: `bundel` finds `bundle`.
 */
export function findSimilarPages(query: string, sidebar: NavNode[]): NavLink[] {
  const asked = getPairs(query);
  const pages = new Map<string, NavLink & { value: number }>();
  for (const node of walk(sidebar)) {
    if (node.kind !== 'page' && node.kind !== 'group') continue;
    const value = likeness(asked, getPairs(node.label));
    if (node.href !== null && value >= similar && !pages.has(node.href))
      pages.set(node.href, { label: node.label, href: node.href, value });
  }
  const best = [...pages.values()].sort((a, b) => b.value - a.value).slice(0, most);
  return best.map(({ label, href }) => ({ label, href }));
}
