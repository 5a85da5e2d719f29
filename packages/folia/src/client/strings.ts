import type { SiteData } from '../model/site';
import type { Strings, ThemeContract } from './theme-contract';

/** The texts of a language: the theme's, with those the site set for it on top. A language the theme lacks gets its first one. */
export function stringsOf(
  theme: Pick<ThemeContract, 'strings'>,
  site: Pick<SiteData, 'locales'>,
  lang: string,
): Strings {
  const own = site.locales.find((locale) => locale.lang === lang)?.strings ?? {};
  const base = theme.strings[lang] ?? theme.strings.en ?? Object.values(theme.strings)[0];
  // Only texts the contract knows can be drawn; the site may set them all when the theme brings none.
  return { ...base, ...own } as Strings;
}

/** Fills in what a text leaves open: `fill('{title} loaded', { title: 'CLI' })`. */
export function fill(text: string, values: { [name: string]: string }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
