import type { NavData, NavItem, NavNode, NavPage } from '../../shared/nav';
import type { PageFacts } from '../../shared/page';
import { matchKey, type Route, type UrlRules } from '../../shared/route';
import type { Problem, SitePage } from '../../shared/site';

/** The facts of a page that trees and links need. */
export type TreePage = Pick<PageFacts, 'route' | 'href' | 'title'>;

/** Finds the page of an address (with base) in any spelling; null when there is none. */
export type FindPage<Page extends TreePage = TreePage> = (href: string) => Page | null;

/** The navigation of one section: what becomes one navigation file. */
export interface SectionNav {
  /** Names locale, version and section, and is safe in a file name: `zh.guide`, `en.v1.guide`, `en._root`. */
  key: string;
  locale: string;
  version: string;
  /** Folder whose pages show this tree: `guide`, or `config/lib` when the sidebar is written by hand; '' for the rest. */
  section: string;
  data: NavData;
  /** The tree's pages in reading order. */
  order: NavPage[];
  /** Page id → index in `order`. */
  positions: Map<string, number>;
  /** `overviewHeaders` of entries that have them. */
  overviewHeaders: Map<NavNode, number[]>;
}

/** The navigation of one locale and version. */
export interface LocaleNav {
  items: NavItem[];
  /** Longest section first; the last is '', for pages outside of the others. */
  sections: SectionNav[];
}

/** The site after every page has been rendered. */
export interface Site {
  rules: UrlRules;
  /** By `matchKey` of the address. */
  pages: Map<string, SitePage>;
  /** By {@link localeVersionKey}. */
  navs: Map<string, LocaleNav>;
  problems: Problem[];
}

/** The page at an address (with base) in any spelling. */
export const findPage = (site: Pick<Site, 'pages'>, href: string): SitePage | null =>
  site.pages.get(matchKey(href)) ?? null;

/** `zh`, `v1/zh`: the folder of a locale and version inside the docs folder, and the key of its navigation. */
export const localeVersionKey = ({ locale, version }: Pick<Route, 'locale' | 'version'>): string =>
  [version, locale].filter(Boolean).join('/');

/** Every version in every language, as routes of a page. */
export const listRoutes = (id: string, { versions, defaultVersion, locales }: UrlRules): Route[] =>
  (versions.length > 0 ? versions : [defaultVersion]).flatMap((version) =>
    locales.map((locale) => ({ id, locale, version })),
  );

/**
 * The navigation a page shows: of the longest section that contains its id, by whole segments; for a page outside of
 * all sections the tree that holds it. Null for an unknown locale or version.
 */
export function getSection(site: Pick<Site, 'navs'>, route: Route): SectionNav | null {
  const sections = site.navs.get(localeVersionKey(route))?.sections ?? [];
  const byFolder = sections.find(({ section }) => section !== '' && isInside(route.id, section));
  if (byFolder) return byFolder;
  const byTree = sections.find(({ positions }) => positions.has(route.id));
  return byTree ?? sections.find(({ section }) => section === '') ?? null;
}

const isInside = (id: string, folder: string): boolean => id === folder || id.startsWith(`${folder}/`);
