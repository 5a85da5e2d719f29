import type { NavItem } from '../../../model/nav';
import { matchKey, plainPath, type UrlRules, withoutBase } from '../../../model/route';

/**
 * NV-03: the item's pattern, else its address, is looked for in the page's path without base. An item that leads to a
 * home is only current there.
 */
export function isCurrentItem(item: NavItem, href: string, rules: UrlRules): boolean {
  const path = withoutBase(plainPath(href), rules.base);
  if (item.activeMatch) return matches(item.activeMatch, path);
  if (item.items.some((child) => isCurrentItem(child, href, rules))) return true;
  if (!item.href) return false;
  const target = withoutBase(plainPath(item.href), rules.base);
  const isHome = isPrefixOnly(target, rules);
  return isHome ? matchKey(target) === matchKey(path) : path.startsWith(target);
}

/** True for `/`, `/zh/`, `/v1/zh/`. */
const isPrefixOnly = (path: string, { locales, versions }: UrlRules) =>
  path
    .split('/')
    .filter(Boolean)
    .every((part) => locales.includes(part) || versions.includes(part));

function matches(pattern: string, path: string): boolean {
  try {
    return new RegExp(pattern).test(path);
  } catch {
    return path.includes(pattern);
  }
}
