import type { Frontmatter, PagePayload, PageType, TocItem } from './page';
import { type UrlRules, withoutBase } from './route';

/** A page as the site's own components see it. */
export interface PageData {
  /** Source file relative to the docs root: `zh/guide/start.mdx`; '' for the 404 page. */
  pagePath: string;
  /** Address without base: `/zh/guide/start`. */
  routePath: string;
  pageType: PageType;
  title: string;
  frontmatter: Frontmatter;
  toc: TocItem[];
  lang: string;
  /** '' when the site has one version only. */
  version: string;
  /** Milliseconds; absent when unknown or switched off. */
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
