import { kindOf } from '../../../shared/link';
import { hrefOf, matchKey, type Route } from '../../../shared/route';
import type { SitePage } from '../../../shared/site';
import type { Config, FeedConfig } from '../../config/config';
import { getPosts } from '../../site/posts';
import { localeVersionKey, type Site } from '../../site/site';
import { readHtml } from '../markdown/read-html';
import { renderFeedHtml } from './feed-html';
import type { Feed, FeedEntry } from './feed-xml';

type FeedSite = Pick<Site, 'rules' | 'pages' | 'navs'>;

export interface FeedContext {
  site: FeedSite;
  config: Config;
  feed: FeedConfig;
  /** Address of the file, with base. */
  self: string;
  /** Gives a page's rendered HTML. */
  getBody: (page: SitePage) => string;
}

/** The feed of a language and version; `route` is that of the page that lists the posts. */
export function createFeed(route: Route, { site, config, feed, self, getBody }: FeedContext): Feed {
  const { siteOrigin: origin, theme } = config;
  const own = theme.locales.find(({ lang }) => lang === route.locale);
  const start = [...site.pages.values()].find(
    ({ facts }) => facts.route.id === route.id && localeVersionKey(facts.route) === localeVersionKey(route),
  );
  return {
    lang: route.locale,
    title: feed.title ?? [own?.title || config.title, labelOf(route, site)].filter(Boolean).join(' '),
    description: start?.facts.frontmatter.description ?? own?.description ?? config.description,
    href: origin + hrefOf(route, site.rules),
    self: origin + self,
    entries: getPosts(site, route, feed.folder)
      .filter(({ facts }) => !facts.fallback)
      .slice(0, feed.limit)
      .map((page) => getEntry(page, { origin, html: getBody(page), feed })),
  };
}

/** What the top navigation calls the folder: `Blog`. */
const labelOf = (route: Route, { rules, navs }: FeedSite): string | undefined =>
  navs
    .get(localeVersionKey(route))
    ?.items.find(({ href }) => href !== null && matchKey(href) === matchKey(hrefOf(route, rules)))?.label;

function getEntry(
  { facts }: SitePage,
  { origin, html, feed }: { origin: string; html: string; feed: FeedConfig },
): FeedEntry {
  const { href, title, frontmatter, lastUpdated } = facts;
  const published = `${frontmatter.date}T00:00:00.000Z`;
  const updated = lastUpdated === null ? published : new Date(lastUpdated).toISOString();
  const page = origin + href;
  const absolute = (link: string) => (/^internal$|^hash$/.test(kindOf(link)) ? new URL(link, page).href : link);
  return {
    ...{ title, href: page, published },
    updated: updated > published ? updated : published,
    authors: frontmatter.authors ?? [],
    summary: frontmatter.description ?? '',
    content: feed.content === 'full' ? renderFeedHtml(readHtml(html), absolute) : null,
  };
}
