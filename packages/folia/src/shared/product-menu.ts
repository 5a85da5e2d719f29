/** A product in the menu. English pages show `descEn` and `urlEn` where there are any, other pages `desc` and `url`. */
export interface Product {
  name: string;
  desc: string;
  descEn?: string | undefined;
  url: string;
  urlEn?: string | undefined;
  /** Address with base; '' or absent: none. */
  logo?: string | undefined;
  /** Factor by which the logo is scaled. @default 1 */
  logoScale?: number | undefined;
}

/** Products below a title. */
export interface ProductGroup {
  title: string;
  titleEn?: string | undefined;
  links: Product[];
}

/** The content of `theme.familyMenu`, loaded when the user reaches for the menu. */
export interface ProductMenuData {
  /** The organisation behind the products. */
  header: { name: string; url: string; logo?: string | undefined };
  groups: ProductGroup[];
}

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
