import type { NavData } from '../../model/nav';
import type { PagePayload, SourceFile } from '../../model/page';
import { encodePath, hrefOf, matchKey, type Route, routeOf, type UrlRules } from '../../model/route';
import { localeOfPath } from '../../model/locale';
import type { Problem, SitePage } from '../../model/site';
import type { Config } from '../config/config';
import type { DrawnPage } from '../draw';
import { notFoundPayload, type PayloadContext, payloadOf } from '../payload';
import { navsOf } from '../site/nav';
import { type Site, sectionOf } from '../site/site';
import { publicFile, type Sources } from '../sources';
import { createTitles } from './titles';

export interface DevPage {
  payload: PagePayload;
  nav: NavData;
}

/** The site as the dev server knows it: every file, and of pages what has been drawn so far. */
export interface DevSite {
  fileAt(href: string): SourceFile | null;
  hrefOf(file: SourceFile): string;
  /** As navigation shows it. */
  titleOf(file: SourceFile): string;
  /** A drawn page with everything around it. */
  pageOf(drawn: DrawnPage): DevPage;
  notFound(href: string): DevPage;
  navAt(href: string): NavData | null;
  /** Files an overview lists: they have to be drawn before the overview itself. */
  listedBy(drawn: DrawnPage): SourceFile[];
  note(drawn: DrawnPage): void;
  forget(path: string): void;
  problems(): Problem[];
}

export const navFolder = '__folia/nav/';

export function createDevSite(config: Config, rules: UrlRules, sources: Sources): DevSite {
  const files = new Map(sources.files.map((file) => [matchKey(hrefOf(file.route, rules)), file]));
  const drawn = new Map<string, DrawnPage>();
  const titles = createTitles();
  const fileExists = publicFile(config);
  const navFiles = new Map<string, NavData>();
  const navInput = { rules, locales: config.theme.locales, metas: sources.metas, navs: sources.navs, fileExists };

  /** Only the section that is shown needs its titles: the others' files are not even opened. */
  const siteFor = (route: Route): Site => {
    const section = sectionName(route);
    const pages = sources.files.map((file): [SourceFile, SitePage] => {
      const near = file.route.locale === route.locale && file.route.version === route.version && sectionName(file.route) === section;
      return [file, sitePageOf({ file, drawn: drawn.get(file.path), title: () => (near ? titles.of(file) : '') }, rules)];
    });
    const { navs, problems } = navsOf({ ...navInput, pages: pages.map(([, page]) => page.facts) });
    return { rules, navs, problems, pages: new Map(pages.map(([, page]) => [matchKey(page.facts.href), page])) };
  };
  const contextFor = (site: Site): PayloadContext => ({
    site,
    config,
    build: 'dev',
    navHref: (key) => rules.base + encodePath(`${navFolder}${key}.json`),
  });
  const finish = (site: Site, payload: PagePayload): DevPage => {
    const nav = sectionOf(site, payload.page.route)?.data ?? { nav: [], sidebar: [] };
    navFiles.set(payload.navHref, nav);
    return { payload, nav };
  };
  return {
    fileAt: (href) => files.get(matchKey(href)) ?? null,
    hrefOf: (file) => hrefOf(file.route, rules),
    titleOf: (file) => drawn.get(file.path)?.facts.title ?? titles.of(file),
    pageOf(page) {
      const site = siteFor(page.facts.route);
      const known = site.pages.get(matchKey(page.facts.href));
      if (!known) throw new Error(`${page.path} is not part of the site.`);
      const { body, islands } = page.content;
      return finish(site, { ...payloadOf(known, contextFor(site)), body, islands });
    },
    notFound(href) {
      const route: Route = { ...routeOf(href, rules), ...localeOfPath(href, rules), id: '404' };
      const site = siteFor(route);
      return finish(site, notFoundPayload(route, hrefOf(route, rules), contextFor(site)));
    },
    navAt: (href) => navFiles.get(href) ?? null,
    listedBy: ({ facts }) =>
      facts.frontmatter.overview ? sources.files.filter(({ route }) => isBeside(route, facts.route)) : [],
    note: (page) => void drawn.set(page.path, page),
    forget: (path) => void drawn.delete(path),
    problems: () => [...config.warnings, ...sources.problems, ...[...drawn.values()].flatMap(({ problems }) => problems)],
  };
}

const sectionName = ({ id }: Route): string => (id.includes('/') ? id.slice(0, id.indexOf('/')) : id);

const isBeside = (route: Route, overview: Route): boolean =>
  route.locale === overview.locale && route.version === overview.version && sectionName(route) === sectionName(overview);

interface PageInput {
  file: SourceFile;
  drawn: DrawnPage | undefined;
  title: () => string;
}

function sitePageOf({ file, drawn, title }: PageInput, rules: UrlRules): SitePage {
  const { path, route, relativePath } = file;
  const facts: SitePage['facts'] = drawn?.facts ?? {
    route,
    href: hrefOf(route, rules),
    pageType: 'doc',
    title: title(),
    frontmatter: {},
    toc: [],
    relativePath,
    lastUpdated: null,
  };
  return { facts, path, dependencies: [], links: [], anchors: [], body: { file: '', start: 0, length: 0 } };
}
