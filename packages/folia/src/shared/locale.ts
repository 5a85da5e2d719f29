import type { Alternate } from './page';
import { decodeSafely, hrefOf, plainPath, type Route, type UrlRules, withoutBase } from './route';

/** Input for the alternates of a page. */
export interface AlternateContext {
  rules: UrlRules;
  /** Names of the locales, in the order of the menu. */
  locales: { lang: string; label: string }[];
  /** The address of an existing page, as the page itself spells it; null when there is no such page. */
  find: (href: string) => string | null;
}

/**
 * The page in every locale and in every version. Where it is missing, `exact` is false and `href`
 * leads to the nearest page above it that exists there, in the end to that side's home.
 */
export function getAlternates(
  route: Route,
  context: AlternateContext,
): { languages: Alternate[]; versions: Alternate[] } {
  const { locales, rules } = context;
  const languages = locales.map(({ lang, label }) => getAlternate({ ...route, locale: lang }, label, context));
  const versions = rules.versions.map((version) => getAlternate({ ...route, version }, version, context));
  return {
    languages: languages.map((entry) => ({ ...entry, current: entry.locale === route.locale })),
    versions: versions.map((entry) => ({ ...entry, current: entry.version === route.version })),
  };
}

function getAlternate(route: Route, label: string, { rules, find }: AlternateContext): Alternate {
  const { locale, version } = route;
  const same = find(hrefOf(route, rules));
  const above =
    same ??
    idsAbove(route.id).reduce<string | null>((found, id) => found ?? find(hrefOf({ ...route, id }, rules)), null);
  const href = above ?? hrefOf({ ...route, id: 'index' }, rules);
  return { locale, version, label, href, current: false, exact: same !== null };
}

/** `a/b/c` → `a/b/index`, `a/index`, `index`. A page `a/b` is found as well: its address differs by a slash only. */
function idsAbove(id: string): string[] {
  const folders = id.split('/').slice(0, -1);
  return [...folders.map((_, index) => `${folders.slice(0, folders.length - index).join('/')}/index`), 'index'];
}

/**
 * Locale and version of an address without a page: one of the first two segments, otherwise the default.
 */
export function localeOfPath(href: string, rules: UrlRules): { locale: string; version: string } {
  const path = decodeSafely(withoutBase(plainPath(href), rules.base)).toLowerCase();
  const segments = path.split('/').slice(1, 3);
  const named = (list: string[]) => list.find((entry) => segments.includes(entry.toLowerCase()));
  return {
    locale: named(rules.locales) ?? rules.defaultLocale,
    version: named(rules.versions) ?? rules.defaultVersion,
  };
}
