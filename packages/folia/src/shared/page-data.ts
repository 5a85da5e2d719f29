import type { Frontmatter, PagePayload, PageType, TocItem } from './page';
import { type UrlRules, withoutBase } from './route';

/** The facts of a page; see `usePageData`. */
export interface PageData {
  /** Source file relative to the docs root: `zh/guide/start.mdx`; '' for the 404 page. */
  pagePath: string;
  /** Address without base: `/zh/guide/start`. */
  routePath: string;
  /** `home`, `doc`, `custom`, `blank`, or `404`. */
  pageType: PageType;
  /** Title of the page. */
  title: string;
  /** Checked frontmatter. */
  frontmatter: Frontmatter;
  /** Headings of the page. */
  toc: TocItem[];
  /** Language of the page: `zh`. */
  lang: string;
  /** '' when the site has one version only. */
  version: string;
  /** Milliseconds since 1970; absent when it is not known or not wanted. */
  lastUpdatedTime?: number;
}

export function createPageData({ page }: Pick<PagePayload, 'page'>, { base }: Pick<UrlRules, 'base'>): PageData {
  const { relativePath, href, route, lastUpdated, pageType, title, frontmatter, toc } = page;
  return {
    pagePath: relativePath,
    routePath: withoutBase(href, base),
    ...{ pageType, title, frontmatter, toc },
    lang: route.locale,
    version: route.version,
    ...(lastUpdated === null ? {} : { lastUpdatedTime: lastUpdated }),
  };
}
