import { localeOfPath } from '../model/locale';
import { hrefOf, type UrlRules } from '../model/route';
import type { Docs } from './docs';
import { applyHead } from './head';

/**
 * RT-08, C-40: a server answers every unknown address with the one `404.html`, which speaks the default language. Below
 * `/zh/` the Chinese page takes its place; where there is none, the English one stays.
 */
export async function showLocalNotFound({ pages, site }: Docs): Promise<void> {
  const href = notFoundHref(location.pathname, site.rules);
  const before = pages.get();
  if (href === before.page.href) return;
  await pages.go(href, (commit, shown) => {
    commit();
    applyHead(site, { before, shown });
  });
}

/** The 404 page that speaks the language and version of an unknown address. */
export const notFoundHref = (path: string, rules: UrlRules): string =>
  hrefOf({ id: '404', ...localeOfPath(path, rules) }, rules);
