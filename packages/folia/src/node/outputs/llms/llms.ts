import type { NavItem, NavNode } from '../../../shared/nav';
import { isNotFoundPage } from '../../../shared/not-found';
import { getMarkdownHref, hrefOf, type Route } from '../../../shared/route';
import type { SitePage } from '../../../shared/site';
import type { Config } from '../../config/config';
import { findPage, getSection, localeVersionKey, type SectionNav, type Site } from '../../site/site';
import { escapeParagraph, escapeProse, escapeText, getMark } from '../markdown/inline-markdown';

export type LlmsSite = Pick<Site, 'rules' | 'pages' | 'navs'>;

/** A page under the heading it has in the list. */
interface ListedPage {
  title: string;
  page: SitePage;
}

/**
 * The files for language models of one language and version (https://llmstxt.org), that of `route`: the text of `llms.txt`, and the
 * pages of `llms-full.txt` in its order.
 */
export function createLlmsPlan(route: Route, site: LlmsSite, config: Config) {
  const own = [...site.pages.values()].filter(
    ({ facts }) =>
      localeVersionKey(facts.route) === localeVersionKey(route) && !isNotFoundPage(facts) && !facts.fallback,
  );
  const others = new Set(own.sort((a, b) => (a.facts.href < b.facts.href ? -1 : 1)));
  const listed = listPages(route, site, others);
  const loose = [...others];
  return {
    pages: [...loose, ...listed.map(({ page }) => page)],
    list: renderList({ route, listed, loose }, site, config),
  };
}

interface ListParts {
  route: Route;
  listed: ListedPage[];
  /** Pages of no sidebar. */
  loose: SitePage[];
}

function renderList({ route, listed, loose }: ListParts, { rules }: LlmsSite, config: Config): string {
  const own = config.theme.locales.find(({ lang }) => lang === route.locale);
  const summary = own?.description || config.description;
  const origin = config.siteOrigin;
  const entry = ({ facts: { href, title, frontmatter } }: SitePage) => {
    const name = title || own?.title || config.title;
    const description = lineOf(frontmatter.description ?? '');
    const link = getMark(labelOf(name), origin + getMarkdownHref(href, rules.base));
    return `- ${link}${description ? `: ${description}` : ''}`;
  };
  // links, not sentences: they are the same in every language
  const other = config.theme.locales
    .filter(({ lang }) => lang !== route.locale)
    .map(({ lang, label }) => `- [${labelOf(label)}](${origin}${hrefOf({ ...route, locale: lang }, rules)}llms.txt)`);
  const whole = `- [llms-full.txt](${origin}${hrefOf(route, rules)}llms-full.txt)`;
  // what is before and after a group has one heading
  const chapters = new Map(listed.map(({ title }) => [title, [] as string[]]));
  for (const { title, page } of listed) chapters.get(title)?.push(entry(page));
  const parts = [
    `# ${lineOf(own?.title || config.title)}`,
    summary ? `> ${escapeParagraph(lineOf(summary))}` : '',
    [...loose.map(entry), whole, ...other].join('\n'),
    ...[...chapters].map(([title, entries]) => `## ${lineOf(title)}\n\n${entries.join('\n')}`),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Text as one line that is no more than text. */
const lineOf = (text: string): string => escapeProse(oneLine(text));

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The text of a link: a bracket in it would begin another one. */
const labelOf = (text: string): string =>
  escapeText(oneLine(text)).replace(/\\\\|\\?([[\]])/g, (found, bracket) => (bracket ? `\\${bracket}` : found));

/**
 * Sections in the order of the top navigation, each as its sidebar shows it, and after that the pages of its folder that
 * the sidebar leaves out. Listed pages are removed from `others`, so every page is listed once.
 */
function listPages(route: Route, site: LlmsSite, others: Set<SitePage>): ListedPage[] {
  const nav = site.navs.get(localeVersionKey(route));
  if (!nav) return [];
  const sections = nav.sections.map((section) => ({ section, item: findItem(section, nav.items, site) }));
  const rank = ({ item }: { item: NavItem | null }) => (item ? nav.items.indexOf(item) : nav.items.length);
  return sections
    .sort((a, b) => rank(a) - rank(b))
    .flatMap(({ section, item }) => {
      const title = item?.label ?? '';
      const unlisted = [...others].filter(
        ({ facts }) =>
          section.section !== '' && getSection(site, facts.route) === section && !section.positions.has(facts.route.id),
      );
      const entries = [
        ...listTree(section.data.sidebar, title),
        ...unlisted.map(({ facts }) => ({ title, href: facts.href })),
      ];
      const listed = entries.flatMap((entry) => {
        const page = findPage(site, entry.href);
        return page && others.delete(page) ? [{ title: entry.title, page }] : [];
      });
      // a section that the top navigation does not name is called by its first page
      const name = listed.find((each) => each.title === '')?.page.facts.title ?? '';
      return listed.map((each) => ({ ...each, title: each.title || name }));
    });
}

/** The entry of the top navigation that leads into a section. */
function findItem({ section, positions }: SectionNav, items: readonly NavItem[], site: LlmsSite): NavItem | null {
  const leadsInto = ({ href, items: entries }: NavItem): boolean => {
    const id = href === null ? undefined : findPage(site, href)?.facts.route.id;
    return (
      (id !== undefined && (positions.has(id) || (section !== '' && id.startsWith(`${section}/`)))) ||
      entries.some(leadsInto)
    );
  };
  return items.find(leadsInto) ?? null;
}

/** The pages of a tree, under the group or the heading they belong to; the page of a group is the first of its pages. */
function* listTree(tree: readonly NavNode[], title: string): Generator<{ title: string; href: string }> {
  let heading = title;
  for (const node of tree) {
    if (node.kind === 'page') yield { title: heading, href: node.href };
    if (node.kind === 'header') heading = joined(title, node.label);
    if (node.kind !== 'group') continue;
    const inner = joined(heading, node.label);
    if (node.id !== null && node.href !== null) yield { title: inner, href: node.href };
    yield* listTree(node.children, inner);
  }
}

const joined = (outer: string, inner: string): string => [outer, inner].filter(Boolean).join(' › ');
