import { type NavNode, walk } from '../../shared/nav';
import type { OverviewCard, OverviewGroup, OverviewRow } from '../../shared/page';
import type { SitePage } from '../../shared/site';
import { findPage, getSection, type SectionNav, type Site } from './site';

type OverviewSite = Pick<Site, 'pages' | 'navs'>;

interface Scope {
  site: OverviewSite;
  section: SectionNav;
  overview: SitePage;
  isBelow: (id: string) => boolean;
}

const defaultHeaders = [2];

/**
 * The groups of an overview page: what the page's sidebar shows below the page's own address,
 * the page itself left out. Entries outside of groups are listed under the header before them, else under the page's title.
 */
export function createOverview(site: OverviewSite, overview: SitePage): OverviewGroup[] {
  const section = getSection(site, overview.facts.route);
  if (!section) return [];
  const { id } = overview.facts.route;
  const folder = id === 'index' ? '' : `${id.replace(/\/index$/, '')}/`;
  const isBelow = (other: string) => other.startsWith(folder) && other !== id;
  const scope: Scope = { site, section, overview, isBelow };
  return getGroups(innermost(section.data.sidebar, scope), scope).filter(({ pages }) => pages.length > 0);
}

/** When everything is inside one group of groups, that group's children are shown instead. */
function innermost(nodes: NavNode[], scope: Scope): NavNode[] {
  const shown = nodes.filter((node) => hasPages(node, scope));
  const [only] = shown;
  const isOuter = shown.length === 1 && only?.kind === 'group' && only.children.some((child) => child.kind === 'group');
  return isOuter ? innermost(only.children, scope) : nodes;
}

const hasPages = (node: NavNode, { isBelow }: Scope): boolean =>
  [...walk([node])].some((entry) => isBelow(idOf(entry) ?? ''));

function getGroups(nodes: NavNode[], scope: Scope): OverviewGroup[] {
  const groups: OverviewGroup[] = [];
  let loose: OverviewGroup = { label: scope.overview.facts.title, rows: [], pages: [] };
  for (const node of nodes) {
    if (node.kind === 'header') loose = { label: node.label, rows: [], pages: [] };
    else if (node.kind === 'group') {
      const pages = node.children.flatMap((child) => getCard(child, scope, node));
      groups.push({ label: node.label, rows: getRows(node.href, scope), pages });
    } else {
      loose.pages.push(...getCard(node, scope, null));
      if (!groups.includes(loose)) groups.push(loose);
    }
  }
  return groups;
}

/** A nested group is one card; without a page of its own it leads to its first page. */
function getCard(node: NavNode, scope: Scope, group: NavNode | null): OverviewCard[] {
  const target = [...walk([node])].find((entry) => scope.isBelow(idOf(entry) ?? ''));
  if (!target || !('href' in target) || target.href === null || !('label' in node)) return [];
  const page = findPage(scope.site, target.href);
  const rows = getRows(target.href, scope);
  const toc = rows.length > 0 ? [] : (page?.facts.toc ?? []);
  const headings = toc.map(({ text, id, depth }) => ({ label: text, href: `${target.href}#${id}`, depth }));
  const depths = getHeaders({ page, node, group }, scope);
  return [{ label: node.label, href: target.href, headings, depths, rows }];
}

/** The options that the page at an address lists. */
function getRows(href: string | null, { site }: Scope): OverviewRow[] {
  const rows = href === null ? [] : (findPage(site, href)?.rows ?? []);
  return rows.map((row) => ({ ...row, href: `${href}${row.href}` }));
}

/** Heading depth, after the component's own property: the page's frontmatter, its entry, the overview's frontmatter, the group's entry, depth 2. */
function getHeaders(
  { page, node, group }: { page: SitePage | null; node: NavNode; group: NavNode | null },
  { section, overview }: Scope,
): number[] {
  return (
    page?.facts.frontmatter.overviewHeaders ??
    section.overviewHeaders.get(node) ??
    overview.facts.frontmatter.overviewHeaders ??
    (group ? section.overviewHeaders.get(group) : undefined) ??
    defaultHeaders
  );
}

const idOf = (node: NavNode): string | null => (node.kind === 'page' || node.kind === 'group' ? node.id : null);
