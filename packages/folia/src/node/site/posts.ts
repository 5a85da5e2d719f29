import { isNotFoundPage } from '../../shared/not-found';
import type { PostSummary } from '../../shared/page';
import type { Route } from '../../shared/route';
import type { SitePage } from '../../shared/site';
import { localeVersionKey, type Site } from './site';

/** The posts of a language and version: pages of the folder that have a date, newest first. */
export function getPosts({ pages }: Pick<Site, 'pages'>, edition: Omit<Route, 'id'>, folder: string): SitePage[] {
  const getDate = ({ facts }: SitePage) => facts.frontmatter.date ?? '';
  const inFolder = folder === '' ? '' : `${folder}/`;
  const posts = [...pages.values()].filter(
    (page) =>
      page.facts.route.id.startsWith(inFolder) &&
      localeVersionKey(page.facts.route) === localeVersionKey(edition) &&
      getDate(page) !== '' &&
      !isNotFoundPage(page.facts),
  );
  const newer = (a: string, b: string) => (a > b ? -1 : a < b ? 1 : 0);
  return posts.sort((a, b) => newer(getDate(a), getDate(b)) || newer(b.facts.href, a.facts.href));
}

/** The posts that a page lists: those below its own address. */
export function createPosts(site: Pick<Site, 'pages'>, { route }: { route: Route }): PostSummary[] {
  const folder = route.id.replace(/(^|\/)index$/, '');
  const posts = getPosts(site, route, folder).filter(({ facts }) => facts.route.id !== route.id);
  return posts.map(({ facts: { route, href, title, frontmatter } }) => ({
    ...{ id: route.id, href, title, date: frontmatter.date ?? '' },
    authors: frontmatter.authors ?? [],
    description: frontmatter.description ?? '',
  }));
}
