/** A tool of the family menu. `desc` and `url` are the base texts; the English ones stand in for them on English pages. */
export interface FamilyEntry {
  name: string;
  desc: string;
  descEn?: string | undefined;
  url: string;
  urlEn?: string | undefined;
  /** Address with base, or ''. */
  logo?: string | undefined;
  /** @default 1 */
  logoScale?: number | undefined;
}

export interface FamilyGroup {
  title: string;
  titleEn?: string | undefined;
  links: FamilyEntry[];
}

/** What the family menu shows; loaded when a reader reaches for it. */
export interface Family {
  /** The organisation behind the tools. */
  header: { name: string; url: string; logo?: string | undefined };
  groups: FamilyGroup[];
}

/** Stands where a logo is missing. */
export const blankImage = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * The language the menu speaks. The page's own goes first; without it the address decides, which takes any address
 * with `zh` in it for a Chinese one. `path` is null where there is none, on the server.
 */
export function familyLang({ lang, path }: { lang?: string | undefined; path: string | null }): string {
  if (lang) return lang;
  return path?.replace(/\/+$/, '').includes('zh') ? 'zh' : 'en';
}

/** The English variant on English pages when there is one, otherwise the base. */
export const inLang = (lang: string, base: string, english: string | undefined): string =>
  lang === 'en' && english ? english : base;
