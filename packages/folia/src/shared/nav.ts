import { isExternal } from './is-external';
import { getRoute, matchKey, normalisePath, plainPath, readPrefix, type UrlRules, withoutBase } from './route';

/** A link with its label. */
export interface NavLink {
  label: string;
  href: string;
}

/** An entry of the top navigation. */
export interface NavItem {
  /** Text of the entry. */
  label: string;
  /** Null for a pure dropdown. */
  href: string | null;
  /** Entries of the dropdown. */
  items: NavItem[];
  /** SVG source or image address. */
  tag: string | null;
  /** Pattern tested against the path without base. */
  activeMatch: string | null;
  /** Side of the header. */
  position: 'left' | 'right';
}

/** An entry of the sidebar. `tag` is SVG source or an image address, `context` a `data-context` attribute. */
export type NavNode =
  | { kind: 'page'; id: string; label: string; href: string; tag: string | null; context: string | null }
  | {
      kind: 'group';
      label: string;
      /** Set when the group has a page of its own. */
      href: string | null;
      id: string | null;
      collapsible: boolean;
      collapsed: boolean;
      children: NavNode[];
      tag: string | null;
      context: string | null;
    }
  | { kind: 'link'; label: string; href: string; tag: string | null; context: string | null }
  | { kind: 'header'; label: string; tag: string | null }
  | { kind: 'divider'; dashed: boolean };

/** The navigation file of one locale, version and section (a top folder such as `guide`). */
export interface NavData {
  /** Entries of the header. */
  nav: NavItem[];
  /** Entries of the sidebar. */
  sidebar: NavNode[];
}

/** A page in a sidebar. */
export interface NavPage extends NavLink {
  id: string;
}

/**
 * The pages of a sidebar in reading order: depth first, a group with a page of its own before its children;
 * links, headers and dividers are skipped. A page that occurs twice counts at its first occurrence.
 */
export function flatten(tree: NavNode[]): NavPage[] {
  const pages = new Map<string, NavPage>();
  for (const node of walk(tree)) {
    const page = getPage(node);
    if (page && !pages.has(page.id)) pages.set(page.id, page);
  }
  return [...pages.values()];
}

/** Previous and next page of a list (see `flatten`); `index` is undefined for a page that is not in it. */
export function neighboursAt(
  pages: readonly NavPage[],
  index: number | undefined,
): { prev: NavLink | null; next: NavLink | null } {
  if (index === undefined) return { prev: null, next: null };
  return { prev: getLink(pages[index - 1]), next: getLink(pages[index + 1]) };
}

/**
 * Whether two addresses (both with, or both without, base) name the same page.
 *
 * @example isCurrent('/guide/', '/guide/index.html') // true
 */
export function isCurrent(href: string, current: string): boolean {
  return matchKey(href) === matchKey(current);
}

/**
 * The nodes from the root of the tree down to the one entry that is the current page; empty when none is.
 * A page or a group with a page goes before a custom link to the same address.
 *
 * @example const open = activeTrail(sidebar, page.href);
 */
export function activeTrail(tree: NavNode[], current: string): NavNode[] {
  // normalising thousands of addresses would take longer than everything else
  const exact = trailTo(tree, (node) => (node.kind === 'page' || node.kind === 'group') && node.href === current);
  if (exact) return exact;
  const key = matchKey(current);
  const isPage = (node: NavNode) => node.kind !== 'link' && hrefKey(node) === key;
  return trailTo(tree, isPage) ?? trailTo(tree, (node) => hrefKey(node) === key) ?? [];
}

/**
 * Whether an entry of the header is marked on a page. `activeMatch` is a pattern for the path without base, with or without its version and locale; an entry without
 * it is active on its own page and all below, a dropdown when one of its entries is. `current` has the base.
 *
 * @example const active = isActive(item, page.href, useSite().rules);
 */
export function isActive(item: NavItem, current: string, rules: UrlRules): boolean {
  if (item.activeMatch !== null) return matches(item.activeMatch, current, rules);
  const own = item.href !== null && !isExternal(item.href) && isAtOrBelow(item.href, current, rules);
  return own || item.items.some((entry) => isActive(entry, current, rules));
}

/** Every node of a tree, parents first. */
export function* walk(tree: NavNode[]): Generator<NavNode> {
  for (const node of tree) {
    yield node;
    if (node.kind === 'group') yield* walk(node.children);
  }
}

function getPage(node: NavNode): NavPage | null {
  if (node.kind === 'page') return { id: node.id, label: node.label, href: node.href };
  if (node.kind === 'group' && node.id !== null && node.href !== null) {
    return { id: node.id, label: node.label, href: node.href };
  }
  return null;
}

const getLink = (page: NavPage | undefined): NavLink | null => (page ? { label: page.label, href: page.href } : null);

function hrefKey(node: NavNode): string | null {
  const href = node.kind === 'header' || node.kind === 'divider' ? null : node.href;
  return href === null || isExternal(href) ? null : matchKey(href);
}

function trailTo(tree: NavNode[], wanted: (node: NavNode) => boolean): NavNode[] | null {
  for (const node of tree) {
    if (wanted(node)) return [node];
    const below = node.kind === 'group' ? trailTo(node.children, wanted) : null;
    if (below) return [node, ...below];
  }
  return null;
}

function matches(pattern: string, current: string, rules: UrlRules): boolean {
  const path = normalisePath(withoutBase(plainPath(current), rules.base));
  const bare = `/${readPrefix(path.slice(1), rules).rest}`;
  try {
    const expression = new RegExp(pattern);
    return expression.test(path) || expression.test(bare);
  } catch {
    return path.includes(pattern);
  }
}

/** A link to a home page is active only on that page: every other page is below it. */
function isAtOrBelow(href: string, current: string, rules: UrlRules): boolean {
  const [own, here] = [matchKey(href), matchKey(current)];
  return own === here || (getRoute(href, rules).id !== 'index' && here.startsWith(`${own}/`));
}
