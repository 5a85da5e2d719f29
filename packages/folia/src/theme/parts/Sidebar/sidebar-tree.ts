import type { NavNode } from '../../../model/nav';
import { matchKey } from '../../../model/route';

/** True when the entry leads to the page, whichever way its address is written (SB-17). */
export const leadsTo = (href: string | null, page: string): boolean =>
  href !== null && matchKey(href) === matchKey(page);

/** True when the page is the entry itself or lies below it (SB-11). */
export function holdsPage(node: NavNode, page: string): boolean {
  switch (node.kind) {
    case 'page':
      return leadsTo(node.href, page);
    case 'group':
      return leadsTo(node.href, page) || node.children.some((child) => holdsPage(child, page));
    case 'link':
    case 'header':
    case 'divider':
      return false;
  }
}
