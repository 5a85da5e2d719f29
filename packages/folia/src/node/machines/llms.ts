import type { NavItem, NavNode, NavPage } from '../../model/nav';
import { hrefOf, type Route, twinHrefOf } from '../../model/route';
import type { SitePage } from '../../model/site';
import type { Config } from '../config/config';
import { findPage, placeKey, type SectionNav, type Site } from '../site/site';
import { escapeText, markOf } from './inline-markdown';

/** What language models are told of one language and version of the site. */
export interface LlmsPlan {
  /** Address of the folder the files stand in: `/zh/`. */
  href: string;
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

/** One plan per language and version that has pages (https://llmstxt.org). */
export function llmsPlans(site: LlmsSite, config: Config): LlmsPlan[] {
  const { versions, defaultVersion } = site.rules;
  const places = (versions.length > 0 ? versions : [defaultVersion]).flatMap((version) =>
    config.theme.locales.map(({ lang }): Route => ({ id: 'index', locale: lang, version })),
  );
  const plans = places.map((route) => planOf(route, site, config));
  return plans.filter(({ pages }) => pages.length > 0);
}

function planOf(route: Route, site: LlmsSite, config: Config): LlmsPlan {
  const chapters = chaptersOf(route, site);
  const inChapters = new Set(chapters.flatMap(({ pages }) => pages));
  const others = [...site.pages.values()].filter(
    (page) => placeKey(page.facts.route) === placeKey(route) && hasTwin(page) && !inChapters.has(page),
  );
  const loose = others.sort((a, b) => (a.facts.href < b.facts.href ? -1 : 1));
  const pages = [...loose, ...chapters.flatMap((chapter) => chapter.pages)];
  return { href: hrefOf(route, site.rules), pages, list: listOf({ route, chapters, loose }, site, config) };
}

const hasTwin = ({ facts }: SitePage): boolean => facts.pageType !== '404';

interface ListParts {
  route: Route;
  chapters: Chapter[];
  /** Pages of no sidebar. */
  loose: SitePage[];
}

function listOf({ route, chapters, loose }: ListParts, { rules }: LlmsSite, config: Config): string {
  const own = config.theme.locales.find(({ lang }) => lang === route.locale);
  const summary = own?.description || config.description;
  const origin = config.siteOrigin;
  const entry = ({ facts: { href, title, frontmatter } }: SitePage) => {
    const name = title || own?.title || config.title;
    const description = frontmatter.description?.trim().replace(/\s+/g, ' ');
    const link = markOf(escapeText(name), origin + twinHrefOf(href, rules.base));
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
    ...chapters.map(({ title, pages }) => `## ${title}\n\n${pages.map(entry).join('\n')}`),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** Sections in the order of the top navigation, each as its sidebar shows it; every page once. */
function chaptersOf(route: Route, site: LlmsSite): Chapter[] {
  const nav = site.navs.get(placeKey(route));
  if (!nav) return [];
  const sections = nav.sections.map((section) => ({ section, item: itemOf(section, nav.items, site) }));
  const place = ({ item }: { item: NavItem | null }) => (item ? nav.items.indexOf(item) : nav.items.length);
  const seen = new Set<string>();
  const chapters = sections
    .sort((a, b) => place(a) - place(b))
    .flatMap(({ section, item }) => chaptersOfTree(section.data.sidebar, item?.label ?? ''));
  return (
    chapters
      .map(({ title, pages }) => ({ title, pages: pages.flatMap((page) => pageOf(page, seen, site)) }))
      .filter(({ pages }) => pages.length > 0)
      // a section that the top navigation does not name is called by its first page
      .map(({ title, pages }) => ({ title: title || (pages[0]?.facts.title ?? ''), pages }))
  );
}

function pageOf({ href }: NavPage, seen: Set<string>, site: LlmsSite): SitePage[] {
  const page = findPage(site, href);
  if (!page || !hasTwin(page) || seen.has(page.facts.href)) return [];
  seen.add(page.facts.href);
  return [page];
}

/** The entry of the top navigation that leads into a section. */
function itemOf({ section, places }: SectionNav, items: readonly NavItem[], site: LlmsSite): NavItem | null {
  const leadsInto = ({ href, items: entries }: NavItem): boolean => {
    const id = href === null ? undefined : findPage(site, href)?.facts.route.id;
    return (
      (id !== undefined && (places.has(id) || (section !== '' && id.startsWith(`${section}/`)))) ||
      entries.some(leadsInto)
    );
  };
  return items.find(leadsInto) ?? null;
}

interface OpenChapter {
  title: string;
  pages: NavPage[];
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
