import type { NavItem, NavNode, NavPage } from '../../../shared/nav';
import { getMarkdownHref, hrefOf, type Route } from '../../../shared/route';
import type { SitePage } from '../../../shared/site';
import type { Config } from '../../config/config';
import { findPage, getSection, localeVersionKey, type SectionNav, type Site } from '../../site/site';
import { escapeText, getMark } from '../markdown/inline-markdown';

/** What language models are told of one language and version of the site. */
export interface LlmsPlan {
  /** Text of `llms.txt`. */
  list: string;
  /** The pages of `llms-full.txt`, in its order. */
  pages: SitePage[];
}

export type LlmsSite = Pick<Site, 'rules' | 'pages' | 'navs'>;

interface Chapter {
  title: string;
  pages: SitePage[];
}

/** The files of one language and version (https://llmstxt.org), which `route` tells. */
export function createLlmsPlan(route: Route, site: LlmsSite, config: Config): LlmsPlan {
  const own = [...site.pages.values()].filter(
    (page) => localeVersionKey(page.facts.route) === localeVersionKey(route) && page.facts.pageType !== '404',
  );
  const others = new Set(own.sort((a, b) => (a.facts.href < b.facts.href ? -1 : 1)));
  const chapters = getChapters(route, site, others);
  const loose = [...others];
  const pages = [...loose, ...chapters.flatMap((chapter) => chapter.pages)];
  return { pages, list: renderList({ route, chapters, loose }, site, config) };
}

interface ListParts {
  route: Route;
  chapters: Chapter[];
  /** Pages of no sidebar. */
  loose: SitePage[];
}

function renderList({ route, chapters, loose }: ListParts, { rules }: LlmsSite, config: Config): string {
  const own = config.theme.locales.find(({ lang }) => lang === route.locale);
  const summary = own?.description || config.description;
  const origin = config.siteOrigin;
  const entry = ({ facts: { href, title, frontmatter } }: SitePage) => {
    const name = title || own?.title || config.title;
    const description = frontmatter.description?.trim().replace(/\s+/g, ' ');
    const link = getMark(escapeText(name), origin + getMarkdownHref(href, rules.base));
    return `- ${link}${description ? `: ${description}` : ''}`;
  };
  // links, not sentences: they are the same in every language
  const other = config.theme.locales
    .filter(({ lang }) => lang !== route.locale)
    .map(({ lang, label }) => `- [${label}](${origin}${hrefOf({ ...route, locale: lang }, rules)}llms.txt)`);
  const whole = `- [llms-full.txt](${origin}${hrefOf(route, rules)}llms-full.txt)`;
  const parts = [
    `# ${escapeText(own?.title || config.title)}`,
    summary ? `> ${summary.trim().replace(/\s+/g, ' ')}` : '',
    [...loose.map(entry), whole, ...other].join('\n'),
    ...byTitle(chapters).map(({ title, pages }) => `## ${title}\n\n${pages.map(entry).join('\n')}`),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** What stands before and after a group has one heading. */
function byTitle(chapters: readonly Chapter[]): Chapter[] {
  const titles = [...new Set(chapters.map(({ title }) => title))];
  return titles.map((title) => ({
    title,
    pages: chapters.filter((chapter) => chapter.title === title).flatMap(({ pages }) => pages),
  }));
}

/**
 * Sections in the order of the top navigation, each as its sidebar shows it, and after that the pages of its folder that
 * the sidebar leaves out. What has its place is taken out of `others`, so every page stands in one place.
 */
function getChapters(route: Route, site: LlmsSite, others: Set<SitePage>): Chapter[] {
  const nav = site.navs.get(localeVersionKey(route));
  if (!nav) return [];
  const take = ({ href }: { href: string }): SitePage[] => {
    const page = findPage(site, href);
    return page && others.delete(page) ? [page] : [];
  };
  const sections = nav.sections.map((section) => ({ section, item: renderItem(section, nav.items, site) }));
  const rank = ({ item }: { item: NavItem | null }) => (item ? nav.items.indexOf(item) : nav.items.length);
  return (
    sections
      .sort((a, b) => rank(a) - rank(b))
      .flatMap(({ section, item }): OpenChapter[] => {
        const title = item?.label ?? '';
        const inFolder = [...others].filter(
          ({ facts }) => section.section !== '' && getSection(site, facts.route) === section,
        );
        const unlisted = inFolder.filter(({ facts }) => !section.positions.has(facts.route.id));
        return [...chaptersOfTree(section.data.sidebar, title), { title, pages: unlisted.map(({ facts }) => facts) }];
      })
      .map(({ title, pages }) => ({ title, pages: pages.flatMap(take) }))
      .filter(({ pages }) => pages.length > 0)
      // a section that the top navigation does not name is called by its first page
      .map(({ title, pages }) => ({ title: title || (pages[0]?.facts.title ?? ''), pages }))
  );
}

/** The entry of the top navigation that leads into a section. */
function renderItem({ section, positions }: SectionNav, items: readonly NavItem[], site: LlmsSite): NavItem | null {
  const leadsInto = ({ href, items: entries }: NavItem): boolean => {
    const id = href === null ? undefined : findPage(site, href)?.facts.route.id;
    return (
      (id !== undefined && (positions.has(id) || (section !== '' && id.startsWith(`${section}/`)))) ||
      entries.some(leadsInto)
    );
  };
  return items.find(leadsInto) ?? null;
}

interface OpenChapter {
  title: string;
  pages: Pick<NavPage, 'href'>[];
}

/** A chapter per group; what stands in none belongs to the section itself, or to the heading above it. */
function chaptersOfTree(tree: readonly NavNode[], title: string): OpenChapter[] {
  const chapters: OpenChapter[] = [];
  let open: OpenChapter | null = null;
  let heading = title;
  for (const node of tree) {
    if (node.kind === 'page') {
      open ??= opened(chapters, heading);
      open.pages.push(node);
    }
    if (node.kind === 'header') heading = joined(title, node.label);
    if (node.kind === 'header' || node.kind === 'group') open = null;
    if (node.kind === 'group') chapters.push(...chaptersOfGroup(node, heading));
  }
  return chapters;
}

function opened(chapters: OpenChapter[], title: string): OpenChapter {
  const chapter: OpenChapter = { title, pages: [] };
  chapters.push(chapter);
  return chapter;
}

/** The group's own page is the first of its pages. */
function chaptersOfGroup({ label, id, href, children }: NavGroup, outer: string): OpenChapter[] {
  const own: NavNode[] =
    id === null || href === null ? [] : [{ kind: 'page', id, label, href, tag: null, context: null }];
  return chaptersOfTree([...own, ...children], joined(outer, label));
}

type NavGroup = Extract<NavNode, { kind: 'group' }>;

const joined = (outer: string, inner: string): string => [outer, inner].filter(Boolean).join(' › ');
