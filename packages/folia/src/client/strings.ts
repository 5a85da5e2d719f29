import type { SiteData } from '../model/site';
import { createShelf, type Shelf } from './shelf';
import type { Strings, ThemeContract } from './theme-contract';

/** Texts of the interface, by language. */
export type Texts = Shelf<string, Strings>;

/** The texts of a language: the theme's, with those the site set for it on top. A language the theme lacks gets its first one. */
export const createTexts = (
  { strings }: Pick<ThemeContract, 'strings'>,
  { locales }: Pick<SiteData, 'locales'>,
): Texts =>
  createShelf(async (lang) => {
    const source = strings[lang] ?? strings.en ?? Object.values(strings)[0];
    const base = typeof source === 'function' ? (await source()).default : source;
    const own = locales.find((locale) => locale.lang === lang)?.strings;
    // Only texts the contract knows can be drawn; the site may set them all when the theme brings none.
    return { ...base, ...own } as Strings;
  });

/** Fills in what a text leaves open: `fill('{title} loaded', { title: 'CLI' })`. */
export function fill(text: string, values: { [name: string]: string }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
