import type { Frontmatter, PageFacts } from './page';

/**
 * Document title: a page's title and its suffix (frontmatter `titleSuffix`, else the site title); a home
 * page begins with the site title; custom, blank and untitled pages have the site title only.
 *
 * @example getDocumentTitle({ pageType: 'doc', title: 'Quick Start', frontmatter: {} }, 'Rslib') // 'Quick Start - Rslib'
 */
export function getDocumentTitle(
  { pageType, title, frontmatter }: Pick<PageFacts, 'pageType' | 'title' | 'frontmatter'>,
  siteTitle: string,
): string {
  if (pageType === '404') return joinTitle('404', siteTitle);
  if (pageType === 'home') return joinTitle(siteTitle, frontmatter.titleSuffix ?? '');
  const ownTitle = plainTitle(title);
  if (pageType === 'custom' || pageType === 'blank' || ownTitle === '') return siteTitle.trim();
  return joinTitle(ownTitle, frontmatter.titleSuffix ?? siteTitle);
}

/** The page's description, then the site's, then the locale's; '' when there is none. */
export function getDescription(
  frontmatter: Frontmatter,
  site: { description: string },
  locale: { description: string },
): string {
  return frontmatter.description?.trim() || site.description.trim() || locale.description.trim();
}

/** A suffix that brings its own `-` or `|` is joined by a space, any other by ` - `. */
function joinTitle(title: string, suffix: string): string {
  const [left, right] = [title.trim(), suffix.trim()];
  if (left === '' || right === '') return left + right;
  return /^[-|]/.test(right) ? `${left} ${right}` : `${left} - ${right}`;
}

const plainTitle = (title: string): string => title.replace(/\s+/g, ' ').trim();
