import type { ThemeOptions } from '../node/config/schema/theme';

/** The content of `theme.familyMenu`, loaded when the user reaches for the menu. */
export type ProductMenuData = NonNullable<ThemeOptions['familyMenu']>;

/** A product in the menu. English pages show `descEn` and `urlEn` where there are any, other pages `desc` and `url`. */
export type Product = ProductMenuData['groups'][number]['links'][number];

/** Takes the place of a missing logo. */
export const blankImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * The language of the menu: the one it is given, otherwise Chinese for every path that contains `zh`.
 *
 * @param path `null` on the server
 */
export function productMenuLang({ lang, path }: { lang?: string | undefined; path: string | null }): string {
  if (lang) return lang;
  return path?.replace(/\/+$/, '').includes('zh') ? 'zh' : 'en';
}

/** The English text on English pages if there is one, otherwise the base text. */
export const inLang = (lang: string, base: string, english: string | undefined): string =>
  lang === 'en' && english ? english : base;
