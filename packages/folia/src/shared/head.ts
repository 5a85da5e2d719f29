import { type FeedLink, getFeedFiles } from './feeds';
import { isNotFoundPage } from './not-found';
import type { PagePayload } from './page';
import { getMarkdownHref, getSocialCardHref, hrefOf, type UrlRules } from './route';

/** A tag of the head: name and attributes. */
export type HeadTag = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** Site-wide input for the tags of a page. */
export interface HeadSite {
  /** `https://example.org` or ''. */
  siteOrigin: string;
  title: string;
  /** Absent: pages are not served as Markdown. */
  markdownPages?: boolean;
  /** Absent: pages have no social cards. */
  socialCards?: boolean;
  /** Absent: none. */
  feeds?: FeedLink[];
  rules: UrlRules;
}

/** The data of a page that its document contains besides the text. */
export type PageHeadFacts = Omit<PagePayload, 'body'>;

/** The head tags that describe one page. The build writes them; client-side navigation replaces them. */
export interface PageHead {
  /** Description, address in every language, previews. They come before the tags of the configuration. */
  made: HeadTag[];
  /** Tags of the frontmatter, the last of the head. */
  own: HeadTag[];
}

export function createPageHead(payload: PageHeadFacts, site: HeadSite): PageHead {
  const { title } = site;
  const { page, description, documentTitle } = payload;
  const addresses = isNotFoundPage(page) ? [meta('name', 'robots', 'noindex')] : addressTags(payload, site);
  const made = [
    ...(description ? [meta('name', 'description', description)] : []),
    ...addresses,
    ...otherForms(payload, site),
    meta('property', 'og:type', page.pageType === 'doc' ? 'article' : 'website'),
    meta('property', 'og:title', page.title || documentTitle),
    meta('property', 'og:site_name', title),
    meta('property', 'og:locale', page.route.locale),
    ...(description ? [meta('property', 'og:description', description)] : []),
    ...cardTags(payload, site),
  ];
  return { made, own: page.frontmatter.head ?? [] };
}

/** Absolute addresses: only when the origin of the site is configured. */
function addressTags(payload: PageHeadFacts, { siteOrigin, rules }: HeadSite): HeadTag[] {
  if (!siteOrigin) return [];
  const href = getOriginalHref(payload, rules);
  return [
    ['link', { rel: 'canonical', href: siteOrigin + href }],
    ...getTranslations(payload).map(
      ({ locale, href }): HeadTag => ['link', { rel: 'alternate', hreflang: locale, href: siteOrigin + href }],
    ),
    meta('property', 'og:url', siteOrigin + href),
  ];
}

/** The preview image of links to the page, unless its frontmatter names another one. */
function cardTags(payload: PageHeadFacts, { socialCards, siteOrigin, rules }: HeadSite): HeadTag[] {
  const { page } = payload;
  const hasOwn = page.frontmatter.head?.some(([, { property }]) => property === 'og:image');
  if (!socialCards || isNotFoundPage(page) || hasOwn) return [];
  return [
    meta('property', 'og:image', siteOrigin + getSocialCardHref(getOriginalHref(payload, rules), rules.base)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The page as Markdown, and the feeds it belongs to. */
function otherForms({ page }: PageHeadFacts, { markdownPages, feeds = [], rules }: HeadSite): HeadTag[] {
  const { route, href } = page;
  if (isNotFoundPage(page)) return [];
  const form = (type: string, href: string, title?: string): HeadTag => [
    'link',
    { rel: 'alternate', type, href, ...(title && { title }) },
  ];
  const own = feeds.filter(({ folder }) => route.id.startsWith(`${folder}/`));
  return [
    ...(markdownPages ? [form('text/markdown', getMarkdownHref(href, rules.base))] : []),
    ...own.flatMap((feed) =>
      getFeedFiles(feed, route, rules).map(({ format, href }) => form(`application/${format}+xml`, href, feed.title)),
    ),
  ];
}

/** The canonical address: a page without a translation points to the original. */
const getOriginalHref = ({ page }: PageHeadFacts, rules: UrlRules): string =>
  page.fallback ? hrefOf({ ...page.route, locale: page.fallback }, rules) : page.href;

/** Languages in which this very page exists; none when there is only one. */
function getTranslations({ page, languages }: PageHeadFacts): { locale: string; href: string }[] {
  const exact = languages.filter((language) => language.exact && !language.fallback);
  return exact.length > 1 && !page.fallback ? exact : [];
}

const meta = (kind: 'name' | 'property', name: string, content: string): HeadTag => ['meta', { [kind]: name, content }];
