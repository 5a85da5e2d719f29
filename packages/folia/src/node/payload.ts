import type { HeadSite } from '../shared/head';
import type { PageFacts, PagePayload } from '../shared/page';
import { type Route, withBase } from '../shared/route';
import type { SitePage } from '../shared/site';
import { getDescription, getDocumentTitle } from '../shared/title';
import type { BrowserAssets } from './bundler/stats';
import type { Config, LocaleConfig } from './config/config';
import { createUrlRules } from './config/site-data';
import type { DocumentTemplate } from './render/document';
import { createOverview } from './site/overview';
import { alternates, createEditHref, neighbours } from './site/page-links';
import { getSection, type Site } from './site/site';

/** What payloads are made with, the same for all pages. */
export interface PayloadContext {
  site: Site;
  config: Config;
  /** Hash of the code bundle. */
  build: string;
  /** Address of a section's navigation file, by the section's key. */
  navHref: (key: string) => string;
}

/** Everything a page shows beside its body, which the worker that renders it adds. */
export function createPayload(page: SitePage, context: PayloadContext): PagePayload {
  const { site, config } = context;
  const { facts } = page;
  const locale = getLocale(config, facts.route);
  return {
    ...getCommon(facts, context),
    ...neighbours(site, facts.route),
    editHref: createEditHref(facts.relativePath, locale?.editLink ?? null),
    overview: facts.frontmatter.overview ? createOverview(site, page) : null,
  };
}

/** The 404 page of a locale and version (NF-04): no source, no title, no outline. */
export function notFoundPayload(route: Route, href: string, context: PayloadContext): PagePayload {
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
  return { ...getCommon(facts, context), prev: null, next: null, editHref: null, overview: null };
}

function getCommon(facts: PageFacts, { site, config, build, navHref }: PayloadContext) {
  const locale = getLocale(config, facts.route);
  const locales = config.theme.locales.map(({ lang, label }) => ({ lang, label }));
  return {
    build,
    page: facts,
    documentTitle: getDocumentTitle(facts, locale?.title || config.title),
    description: getDescription(facts.frontmatter, config, { description: locale?.description ?? '' }),
    body: '',
    islands: [],
    navHref: navHref(getSection(site, facts.route)?.key ?? ''),
    ...alternates(site, facts.route, locales),
  };
}

const getLocale = (config: Config, { locale }: Route): LocaleConfig | undefined =>
  config.theme.locales.find(({ lang }) => lang === locale);

/** Frame of all documents of a site: what the head names beside the page's own. */
export function createDocumentTemplate(
  config: Config,
  assets: Pick<BrowserAssets, 'scripts' | 'styles' | 'layoutStyles'>,
  development: boolean,
): DocumentTemplate {
  const withSiteBase = (name: string) => config.base + name;
  return {
    scripts: assets.scripts.map(withSiteBase),
    styles: assets.styles.map(withSiteBase),
    layoutStyles: assets.layoutStyles.map(withSiteBase),
    icon: config.icon && withBase(config.icon, config.base),
    prePaint: '',
    localeRedirect: config.theme.localeRedirect === 'auto',
    site: getHeadSite(config),
    searchOrigin: getSearchOrigin(config),
    head: config.head,
    development,
  };
}

/** The same facts that the browser has. */
function getHeadSite(config: Config): HeadSite {
  const { siteOrigin, title, markdownPages, feed } = config;
  return {
    ...{ siteOrigin, title, rules: createUrlRules(config) },
    ...(markdownPages && { markdownPages: true }),
    ...(feed && { feed: feed.folder }),
  };
}

function getSearchOrigin({ search, theme }: Config): string {
  const apiUrl = search && search.mode === 'remote' && theme.search ? search.apiUrl : '';
  const origin = URL.canParse(apiUrl) ? new URL(apiUrl).origin : '';
  // other characters would mean something in a policy
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : '';
}
