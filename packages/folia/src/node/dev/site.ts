import { localeOfPath } from '../../shared/locale';
import type { NavData } from '../../shared/nav';
import type { PagePayload, SourceFile } from '../../shared/page';
import { encodePath, getRoute, hrefOf, matchKey, type Route, type UrlRules } from '../../shared/route';
import type { Problem } from '../../shared/site';
import type { Config } from '../config/config';
import { createPayload, notFoundPayload } from '../payload';
import type { RenderedPage } from '../render-page';
import { getSection, type Site } from '../site/site';
import type { Sources } from '../sources';
import { createSectionSites, createSitePage } from './section-sites';

export interface DevPage {
  payload: PagePayload;
  nav: NavData;
}

/** The site as the dev server knows it: every file, and of pages what has been rendered so far. */
export interface DevSite {
  files: readonly SourceFile[];
  /** The site as a build would see it, made of these pages. */
  siteWith(rendered: readonly RenderedPage[]): Pick<Site, 'rules' | 'pages' | 'navs'>;
  fileAt(href: string): SourceFile | null;
  hrefOf(file: SourceFile): string;
  /** As navigation shows it. */
  titleOf(file: SourceFile): string;
  /** A rendered page with everything around it. */
  getPage(rendered: RenderedPage): DevPage;
  notFound(href: string): DevPage;
  navAt(href: string): NavData | null;
  /** Files an overview lists: they have to be rendered before the overview itself. */
  listedBy(rendered: RenderedPage): SourceFile[];
  note(rendered: RenderedPage): void;
  forget(path: string): void;
  problems(): Problem[];
}

export interface DevSiteInput {
  config: Config;
  rules: UrlRules;
  sources: Sources;
  navRoutes: Map<string, Route>;
}

export const navFolder = '__folia/nav/';

/**
 * @param navRoutes address of every navigation file that was named so far → a route that shows it. Outlives the site, so that
 *   an open page can ask for its file again after pages came or went.
 */
export function createDevSite({ config, rules, sources, navRoutes }: DevSiteInput): DevSite {
  const files = new Map(sources.files.map((file) => [matchKey(hrefOf(file.route, rules)), file]));
  const rendered = new Map<string, RenderedPage>();
  const sections = createSectionSites({ config, rules, sources, rendered });
  const navHref = (key: string) => rules.base + encodePath(`${navFolder}${key}.json`);
  const finish = (site: Site, payload: PagePayload): DevPage => {
    const nav = createNav(site, payload.page.route);
    navRoutes.set(payload.navHref, payload.page.route);
    return { payload, nav };
  };
  return {
    files: sources.files,
    siteWith: sections.siteWith,
    fileAt: (href) => files.get(matchKey(href)) ?? null,
    hrefOf: (file) => hrefOf(file.route, rules),
    titleOf: sections.titleOf,
    getPage({ path, facts, content: { body, islands } }) {
      // an overview shows the headings of other pages, which may have been rendered since
      if (facts.frontmatter.overview) sections.clear();
      const site = sections.siteFor(facts.route);
      const payload = createPayload(createSitePage(path, facts), { site, config, build: 'dev', navHref });
      return finish(site, { ...payload, body, islands });
    },
    notFound(href) {
      const route: Route = { ...getRoute(href, rules), ...localeOfPath(href, rules), id: '404' };
      const site = sections.siteFor(route);
      return finish(site, notFoundPayload(route, hrefOf(route, rules), { site, config, build: 'dev', navHref }));
    },
    navAt(href) {
      const route = navRoutes.get(href);
      return route ? createNav(sections.siteFor(route), route) : null;
    },
    listedBy: ({ facts }) => (facts.frontmatter.overview ? sections.besides(facts.route) : []),
    note(page) {
      const file = files.get(matchKey(page.facts.href));
      const title = file && sections.titleOf(file);
      rendered.set(page.path, page);
      if (title !== page.facts.title) sections.clear();
    },
    forget(path) {
      rendered.delete(path);
      sections.clear();
    },
    problems: () => [
      ...config.warnings,
      ...sources.problems,
      ...[...rendered.values()].flatMap(({ problems }) => problems),
    ],
  };
}

const createNav = (site: Site, route: Route): NavData => getSection(site, route)?.data ?? { nav: [], sidebar: [] };
