import type { PageFacts, SourceFile } from '../../shared/page';
import { hrefOf, matchKey, type Route, type UrlRules } from '../../shared/route';
import type { SitePage } from '../../shared/site';
import type { Config } from '../config/config';
import type { RenderedPage } from '../render-page';
import { getNavs } from '../site/nav';
import type { Site } from '../site/site';
import { publicFile, type Sources } from '../sources';
import { createTitles } from './titles';

/** The site as seen from one section: every page is there, but only that section's pages have their titles. */
export interface SectionSites {
  /** Made when it is asked for, kept until something it shows changes. */
  siteFor(route: Route): Site;
  /** All sections together, made of these pages. */
  siteWith(pages: readonly RenderedPage[]): Site;
  /** As navigation shows it. */
  titleOf(file: SourceFile): string;
  /** Pages of the same section. */
  besides(route: Route): SourceFile[];
  clear(): void;
}

export interface SectionSitesInput {
  config: Config;
  rules: UrlRules;
  sources: Sources;
  /** Pages that have been rendered, by path. */
  rendered: ReadonlyMap<string, RenderedPage>;
}

export function createSectionSites({ config, rules, sources, rendered }: SectionSitesInput): SectionSites {
  const titles = createTitles();
  const kept = new Map<string, Site>();
  const { metas, navs } = sources;
  const navInput = { rules, locales: config.theme.locales, metas, navs, fileExists: publicFile(config) };
  const keyOf = (route: Route) => sectionKey(route, metas);
  const titleOf = (file: SourceFile) => rendered.get(file.path)?.facts.title ?? titles.of(file);
  const createSite = (pages: SitePage[]): Site => {
    const made = getNavs({ ...navInput, pages: pages.map(({ facts }) => facts) });
    return { rules, ...made, pages: new Map(pages.map((page) => [matchKey(page.facts.href), page])) };
  };
  const make = (section: string): Site => {
    const pages = sources.files.map((file) => {
      // the files of other sections are not even opened
      const title = keyOf(file.route) === section ? titleOf(file) : '';
      return createSitePage(file.path, rendered.get(file.path)?.facts ?? undrawnFacts(file, title, rules));
    });
    return createSite(pages);
  };
  return {
    siteFor(route) {
      const section = keyOf(route);
      const site = kept.get(section) ?? make(section);
      kept.set(section, site);
      return site;
    },
    siteWith: (pages) => createSite(pages.map(({ path, facts }) => createSitePage(path, facts))),
    titleOf,
    besides: (route) => sources.files.filter((file) => keyOf(file.route) === keyOf(route)),
    clear: () => kept.clear(),
  };
}

/** A page without what only building needs. */
export function createSitePage(path: string, facts: PageFacts): SitePage {
  return { facts, path, dependencies: [], links: [], anchors: [], body: { file: '', start: 0, length: 0 } };
}

/** Version, locale and top folder; a `_meta.json` at the top may put any page into one tree, so then they all belong together. */
function sectionKey({ id, locale, version }: Route, metas: Sources['metas']): string {
  const key = [version, locale].filter(Boolean).join('/');
  const folder = id.includes('/') && !metas.has(key) ? id.slice(0, id.indexOf('/')) : '';
  return `${key}/${folder}`;
}

const undrawnFacts = ({ route, relativePath }: SourceFile, title: string, rules: UrlRules): PageFacts => ({
  route,
  href: hrefOf(route, rules),
  pageType: 'doc',
  title,
  frontmatter: {},
  toc: [],
  relativePath,
  lastUpdated: null,
});
