import { localeOfPath } from '../../shared/locale';
import { encodePath, hrefOf, matchKey, type UrlRules, withoutBase } from '../../shared/route';
import type { AppContext } from '../app/app-context';
import { applyHead } from './head';
import type { FetchPage } from './page-store';

/** What the 404 page of an address does once it is hydrated; nothing when the user has gone on meanwhile. */
export async function seekPage(app: AppContext, fetchPage: FetchPage, address: string): Promise<void> {
  const href = await findWrittenOtherwise(address, app.site.rules, fetchPage);
  if (location.pathname !== address) return;
  if (href === null) await showLocalNotFound(app);
  else location.replace(href + location.search + location.hash);
}

/**
 * A server answers every unknown address with the one `404.html`, which is in the default language. Below
 * `/zh/` the Chinese page takes its place; where there is none, the English one stays.
 */
async function showLocalNotFound({ pages, site }: AppContext): Promise<void> {
  const href = notFoundHref(location.pathname, site.rules);
  const before = pages.get();
  if (href === before.page.href) return;
  await pages.go(href, (commit, shown) => {
    commit();
    applyHead(site, { before, shown });
  });
}

/** The 404 page in the language and version of an unknown address. */
export const notFoundHref = (path: string, rules: UrlRules): string =>
  hrefOf({ id: '404', ...localeOfPath(path, rules) }, rules);

/**
 * Most hosts are case-sensitive. An address that only differs from a page's by case, `.html` or
 * `/index` leads on to that page; null when there is none.
 */
export async function findWrittenOtherwise(
  address: string,
  { base }: Pick<UrlRules, 'base'>,
  fetchPage: FetchPage,
): Promise<string | null> {
  const plain = base + encodePath(matchKey(withoutBase(address, base)).slice(1));
  if (plain === address || `${plain}/` === address) return null;
  const href = await fetchPage(plain).then(
    ({ page }) => page.href,
    () => null,
  );
  return href === address ? null : href;
}
