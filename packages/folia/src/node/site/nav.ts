import type { NavNode } from '../../shared/nav';
import { matchKey, type UrlRules } from '../../shared/route';
import type { Problem } from '../../shared/site';
import type { LocaleConfig, MetaEntry, NavEntry } from '../config/config';
import { getFolders } from './folder';
import { getNavItems } from './nav-items';
import { sectionNav } from './section-nav';
import { getSectionTrees } from './section-trees';
import { treesOfTable } from './sidebar-table';
import { type FindPage, type LocaleNav, localeVersionKey, type TreePage } from './site';
import type { TreeContext } from './tree';

export interface NavInput {
  pages: Iterable<TreePage>;
  rules: UrlRules;
  locales: readonly Pick<LocaleConfig, 'lang' | 'nav' | 'sidebar'>[];
  /** `_meta.json` entries by folder relative to the docs folder: `en/guide`. */
  metas: ReadonlyMap<string, MetaEntry[]>;
  /** `_nav.json` entries by folder relative to the docs folder: `en`, `v1/zh`. */
  navs: ReadonlyMap<string, NavEntry[]>;
  /** Says whether the public folder holds a file, by its decoded path without base: `/files/a.zip`. */
  fileExists: (path: string) => boolean;
}

type Locale = NavInput['locales'][number];

/**
 * The navigation of every locale and version, by `localeVersionKey`. What the configuration says goes
 * before `_nav.json` and `_meta.json`. Needs titles, not bodies: the dev server calls it before any page is rendered.
 */
export function getNavs(input: NavInput): { navs: Map<string, LocaleNav>; problems: Problem[] } {
  const byHref = new Map<string, TreePage>();
  const byKey = new Map<string, TreePage[]>();
  for (const page of input.pages) {
    const key = localeVersionKey(page.route);
    byHref.set(matchKey(page.href), page);
    const group = byKey.get(key);
    if (group) group.push(page);
    else byKey.set(key, [page]);
  }
  const find: FindPage = (href) => byHref.get(matchKey(href)) ?? null;
  const problems: Problem[] = [];
  const navs = new Map<string, LocaleNav>();
  for (const version of input.rules.versions.length > 0 ? input.rules.versions : [input.rules.defaultVersion]) {
    for (const locale of input.locales) {
      const key = localeVersionKey({ locale: locale.lang, version });
      const context = {
        ...input,
        find,
        problems,
        locale: locale.lang,
        version,
        overviewHeaders: new Map<NavNode, number[]>(),
      };
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
  const sections = [...trees].map(([section, sidebar]) =>
    sectionNav({ section, data: { nav: items, sidebar } }, context),
  );
  return { items, sections: sections.sort((a, b) => b.section.length - a.section.length) };
}
