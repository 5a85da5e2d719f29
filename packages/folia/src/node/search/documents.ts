import type { NavNode } from '../../shared/nav';
import { walk } from '../../shared/nav';
import { isNotFoundPage } from '../../shared/not-found';
import { withoutBase } from '../../shared/route';
import type { DocumentHead } from '../../shared/search/document';
import { getIndexName, type IndexPlace } from '../../shared/search/index-name';
import type { SitePage } from '../../shared/site';
import { getSection, localeVersionKey, type Site } from '../site/site';

/** One index and its pages, in the order of the sidebar. */
export interface IndexPlan {
  place: IndexPlace;
  pages: { head: DocumentHead; page: SitePage }[];
}

/** Which pages go into which index: home pages, pages with `search: false` and pages without a translation go into none. */
export function planIndexes(
  site: Pick<Site, 'rules' | 'pages' | 'navs'>,
  { versioned }: { versioned: boolean },
): IndexPlan[] {
  const plans = new Map<string, IndexPlan>();
  for (const page of inOrder(site)) {
    const { route, pageType, frontmatter, fallback } = page.facts;
    if (pageType === 'home' || isNotFoundPage(page.facts) || frontmatter.search === false || fallback) continue;
    const place: IndexPlace = { lang: route.locale, version: versioned ? route.version : '' };
    const name = getIndexName(place);
    const plan = plans.get(name) ?? { place, pages: [] };
    plans.set(name, plan);
    plan.pages.push({ head: getHead(page, site, plan.pages.length), page });
  }
  return [...plans.values()];
}

/** Pages as the sidebars list them, then those that are in none. */
function inOrder(site: Pick<Site, 'pages' | 'navs'>): SitePage[] {
  const getOrder = ({ facts: { route } }: SitePage): [edition: string, section: number, order: number] => {
    const section = getSection(site, route);
    const sections = site.navs.get(localeVersionKey(route))?.sections ?? [];
    return [
      localeVersionKey(route),
      section ? sections.indexOf(section) : sections.length,
      section?.positions.get(route.id) ?? Number.MAX_SAFE_INTEGER,
    ];
  };
  const placed = [...site.pages.values()].map((page) => ({ page, order: getOrder(page) }));
  return placed
    .sort(
      (a, b) =>
        compare(a.order[0], b.order[0]) ||
        a.order[1] - b.order[1] ||
        a.order[2] - b.order[2] ||
        compare(a.page.facts.href, b.page.facts.href),
    )
    .map(({ page }) => page);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function getHead({ facts }: SitePage, site: Pick<Site, 'rules' | 'navs'>, id: number): DocumentHead {
  const { route, href, title, frontmatter } = facts;
  const tree = getSection(site, route)?.data.sidebar ?? [];
  return {
    ...{ id, title, order: id },
    domain: '',
    routePath: withoutBase(href, site.rules.base),
    lang: route.locale,
    version: route.version,
    group: getGroup(tree, route.id),
    keywords: frontmatter.keywords ?? [],
    frontmatter,
  };
}

/** Text of the outermost sidebar group that contains the page. */
const getGroup = (tree: NavNode[], id: string): string => {
  const group = tree.find(
    (node) => node.kind === 'group' && [...walk([node])].some((inside) => 'id' in inside && inside.id === id),
  );
  return group?.kind === 'group' ? group.label : '';
};
