import type { NavNode } from '../../shared/nav';
import { normalisePath, type Route, readPrefix } from '../../shared/route';
import type { SidebarEntry, SidebarTable } from '../config/config';
import { resolveLink } from './resolve-link';
import { deadEntry, type TreeContext } from './tree';

/** A sidebar written by hand in the configuration: section (`guide`) → its tree. Keys may name locale and version. */
export function treesOfTable(table: SidebarTable, context: TreeContext): Map<string, NavNode[]> {
  const trees = new Map<string, NavNode[]>();
  for (const [key, entries] of Object.entries(table)) {
    const section = readPrefix(normalisePath(key).slice(1), context.rules).rest.replace(/\/$/, '');
    trees.set(
      section,
      entries.flatMap((entry) => getNode(entry, context)),
    );
  }
  return trees;
}

function getNode(entry: SidebarEntry, context: TreeContext): NavNode[] {
  if ('dividerType' in entry) return [{ kind: 'divider', dashed: entry.dividerType === 'dashed' }];
  if ('sectionHeaderText' in entry) return [{ kind: 'header', label: entry.sectionHeaderText, tag: entry.tag }];
  const { text: label, tag, context: mark, collapsible, collapsed, overviewHeaders } = entry;
  const children = entry.items?.flatMap((item) => getNode(item, context));
  const { href, id } = getTarget(entry.link, context);
  const shared = { label, tag, context: mark };
  let node: NavNode;
  if (children) node = { kind: 'group', ...shared, href, id, collapsible, collapsed, children };
  else if (href === null) return [];
  else node = id === null ? { kind: 'link', ...shared, href } : { kind: 'page', ...shared, id, href };
  if (overviewHeaders) context.overviewHeaders.set(node, overviewHeaders);
  return [node];
}

function getTarget(link: string | null, context: TreeContext): { href: string | null; id: string | null } {
  if (link === null) return { href: null, id: null };
  const from: Route = { id: 'index', locale: context.locale, version: context.version };
  const { href, dead } = resolveLink(link, from, context);
  if (dead) context.problems.push(deadEntry(link, null));
  const page = context.find(href);
  const isHere = page?.route.locale === context.locale && page.route.version === context.version && !href.includes('#');
  return { href, id: isHere ? page.route.id : null };
}
