import { flatten, type NavData, type NavItem } from '../../shared/nav';
import { matchKey, type UrlRules } from '../../shared/route';
import type { Problem } from '../../shared/site';
import type { LocaleConfig, MetaEntry, NavEntry } from '../config/config';
import { getFolders } from './folder';
import { resolveLink } from './resolve-link';
import { getSectionTrees } from './section-trees';
import { treesOfTable } from './sidebar-table';
import { type FindPage, type LocaleNav, localeVersionKey, type SectionNav, type TreePage } from './site';
import { deadEntry, type TreeContext } from './tree';

export interface NavInput {
  pages: Iterable<TreePage>;
  rules: UrlRules;
  locales: readonly Pick<LocaleConfig, 'lang' | 'nav' | 'sidebar'>[];
  /** `_meta.json` entries by folder relative to the docs folder: `en/guide`. */
  metas: ReadonlyMap<string, MetaEntry[]>;
  /** `_nav.json` entries by folder relative to the docs folder: `en`, `v1/zh`. */
  navs: ReadonlyMap<string, NavEntry[]>;
  /** Whether the public folder holds a file, by its decoded path without base: `/files/a.zip`. */
  fileExists: (path: string) => boolean;
}

type Locale = NavInput['locales'][number];

/**
 * The navigation of every locale and version, by `localeVersionKey`. The configuration takes precedence over `_nav.json` and
 * `_meta.json`. Needs titles, not bodies: the dev server calls it before any page is rendered.
 */
export function getNavs(input: NavInput): { navs: Map<string, LocaleNav>; problems: Problem[] } {
  const pages = [...input.pages];
  const byHref = new Map(pages.map((page) => [matchKey(page.href), page]));
  const byKey = new Map(pages.map((page) => [localeVersionKey(page.route), [] as TreePage[]]));
  for (const page of pages) byKey.get(localeVersionKey(page.route))?.push(page);
  const find: FindPage = (href) => byHref.get(matchKey(href)) ?? null;
  const problems: Problem[] = [];
  const navs = new Map<string, LocaleNav>();
  for (const version of input.rules.versions.length > 0 ? input.rules.versions : [input.rules.defaultVersion]) {
    for (const locale of input.locales) {
      const context = { ...input, find, problems, locale: locale.lang, version, overviewHeaders: new Map() };
      const key = localeVersionKey(context);
      navs.set(key, getLocaleNav(byKey.get(key) ?? [], locale, context));
    }
  }
  return { navs, problems };
}

function getLocaleNav(pages: TreePage[], locale: Locale, context: TreeContext & Pick<NavInput, 'navs'>): LocaleNav {
  const items = getNavItems(locale.nav ?? context.navs.get(localeVersionKey(context)) ?? [], context);
  const trees = locale.sidebar ? treesOfTable(locale.sidebar, context) : getSectionTrees(getFolders(pages), context);
  // Pages outside of all sections, the 404 page among them, have a navigation file too.
  if (!trees.has('')) trees.set('', []);
  const sections = [...trees].map(([section, sidebar]) => createSection(section, { nav: items, sidebar }, context));
  return { items, sections: sections.sort((a, b) => b.section.length - a.section.length) };
}

/** The top navigation: links get base, version and locale. */
function getNavItems(entries: readonly NavEntry[], context: TreeContext): NavItem[] {
  return entries.map(({ text, link, items, tag, activeMatch, position, at }) => {
    const target = link === null ? null : resolveLink(link, { ...context, id: 'index' }, context);
    if (link !== null && target?.dead) context.problems.push(deadEntry(link, at ?? null));
    return { label: text, href: target?.href ?? null, items: getNavItems(items, context), tag, activeMatch, position };
  });
}

/** A tree with the lookups that every page needs. */
function createSection(section: string, data: NavData, { locale, version, overviewHeaders }: TreeContext): SectionNav {
  const order = flatten(data.sidebar);
  const positions = new Map(order.map((page, index) => [page.id, index]));
  // no folder with pages begins with an underscore, so `_root` is free
  const key = [locale, version, section || '_root'].filter(Boolean).map(fileSafe).join('.');
  return { key, locale, version, section, data, order, positions, overviewHeaders };
}

/** Letters of other scripts, dots and slashes become their code points: two sections never share a name. */
const fileSafe = (text: string): string =>
  text.replace(/[^\w-]/gu, (letter) => `~${letter.codePointAt(0)?.toString(16)}`);
