import type { SourceFile } from '../../shared/page';
import { hrefOf, matchKey, type Route, type UrlRules } from '../../shared/route';

/** Key of a page of the site: a source file may be served in several languages. */
export const pageKey = (path: string, { locale }: Pick<Route, 'locale'>): string => `${locale} ${path}`;

/**
 * Pages of the default language that replace missing translations.
 *
 * @example a site with `en/guide/start.md` and no `zh/guide/start.md`: the same file with the route of the missing page
 */
export function fallbackFiles(files: readonly SourceFile[], rules: UrlRules): SourceFile[] {
  const present = new Set(files.map(({ route }) => matchKey(hrefOf(route, rules))));
  const originals = files.filter(({ route }) => route.locale === rules.defaultLocale);
  return getOtherLocales(rules).flatMap((locale) =>
    originals
      .map((file) => ({ ...file, route: { ...file.route, locale }, fallback: rules.defaultLocale }))
      .filter(({ route }) => !present.has(matchKey(hrefOf(route, rules)))),
  );
}

/** Navigation files by folder (`en/guide`, `v1/en`); a folder that has none in a language gets that of the default language. */
export function withFallbackFolders<T>(entries: ReadonlyMap<string, T>, rules: UrlRules): Map<string, T> {
  const at = rules.versions.length > 0 ? 1 : 0;
  const inherited = [...entries].flatMap(([folder, entry]) => {
    const parts = folder.split('/');
    if (parts[at] !== rules.defaultLocale) return [];
    return getOtherLocales(rules).map((locale) => [parts.with(at, locale).join('/'), entry] as const);
  });
  return new Map([...inherited, ...entries]);
}

const getOtherLocales = ({ locales, defaultLocale }: UrlRules): string[] =>
  locales.filter((locale) => locale !== defaultLocale);
