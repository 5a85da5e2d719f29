import type { PageFacts, PagePayload } from '../../shared/page';
import { encodePath, hrefOf, type Route } from '../../shared/route';
import type { SitePage } from '../../shared/site';
import { getDescription, getDocumentTitle } from '../../shared/title';
import type { Config, LocaleConfig } from '../config/config';
import type { LayoutTask } from '../render/jobs/page-task';
import { createOverview } from '../site/overview';
import { alternates, createEditHref, neighbours } from '../site/page-links';
import { createPosts } from '../site/posts';
import { findPage, getSection, listRoutes, localeVersionKey, type SectionNav } from '../site/site';
import type { OutputEntry, OutputSite, RenderContext } from './output';

/** What users see as a page: a page of the site, or a 404 page. */
export type Subject = { kind: 'page'; page: SitePage } | { kind: 'missing'; route: Route; href: string };

export interface PageEntry extends OutputEntry {
  subject: Subject;
}

/** The 404 pages of the locales and versions, but for those that the site has pages of its own for. */
export const getMissing = (site: OutputSite): Extract<Subject, { kind: 'missing' }>[] =>
  listRoutes('404', site.rules)
    .map((route) => ({ kind: 'missing' as const, route, href: hrefOf(route, site.rules) }))
    .filter(({ href }) => !findPage(site, href));

/** What a thread needs to render a page. */
export async function createPageTask(subject: Subject, context: RenderContext): Promise<LayoutTask> {
  const server = await context.getServer();
  const { build } = context;
  if (subject.kind === 'missing') {
    const site = context.getSite(subject.route);
    const nav = context.getNavData(getSection(site, subject.route));
    return { payload: createNotFoundPayload(subject, { site, build }), body: null, nav, server };
  }
  const { page, site } = await context.open(subject.page);
  const nav = context.getNavData(getSection(site, page.facts.route));
  return { payload: createPayload(page, { site, build }), body: page.body, nav, server };
}

interface PayloadContext {
  site: OutputSite;
  /** Hash of the browser's code. */
  build: string;
}

/** Everything a page shows beside its body, which the worker that renders it adds. */
function createPayload(page: SitePage, context: PayloadContext): PagePayload {
  const { site } = context;
  const { facts } = page;
  const locale = getLocale(site.config, facts.route);
  return {
    ...getCommon(facts, context),
    ...neighbours(site, facts.route),
    editHref: createEditHref(facts.relativePath, locale?.editLink ?? null),
    overview: facts.frontmatter.overview ? createOverview(site, page) : null,
    ...(facts.frontmatter.posts && { posts: createPosts(site, facts) }),
  };
}

/** The 404 page of a locale and version: no source, no title, no outline. */
function createNotFoundPayload({ route, href }: { route: Route; href: string }, context: PayloadContext): PagePayload {
  const facts: PageFacts = {
    route,
    href,
    pageType: '404',
    title: '',
    frontmatter: {},
    toc: [],
    relativePath: '',
    lastUpdated: null,
  };
  const sections = context.site.navs.get(localeVersionKey(route))?.sections ?? [];
  return {
    ...getCommon(facts, context),
    ...{ prev: null, next: null, editHref: null, overview: null },
    sectionNavs: sections.filter(({ order }) => order.length > 0).map(toNavHref(context.site)),
  };
}

function getCommon(facts: PageFacts, { site, build }: PayloadContext) {
  const { config } = site;
  const section = getSection(site, facts.route);
  const locale = getLocale(config, facts.route);
  const locales = config.theme.locales.map(({ lang, label }) => ({ lang, label }));
  return {
    build,
    page: facts,
    documentTitle: getDocumentTitle(facts, locale?.title || config.title),
    description: getDescription(facts.frontmatter, config, { description: locale?.description ?? '' }),
    body: '',
    islands: [],
    navHref: section ? toNavHref(site)(section) : '',
    ...alternates(site, facts.route, locales),
  };
}

const toNavHref =
  ({ rules, getNavPath }: OutputSite) =>
  (section: SectionNav): string =>
    rules.base + encodePath(getNavPath(section));

const getLocale = (config: Config, { locale }: Route): LocaleConfig | undefined =>
  config.theme.locales.find(({ lang }) => lang === locale);
