import type { SiteData } from '../../shared/site';
import type { Strings } from '../theme/strings';
import { findTexts, getTexts, splitStrings } from '../theme/strings-source';
import type { ThemeContract } from '../theme/theme-contract';
import { createLazyRegistry, type LazyRegistry } from './lazy-registry';

/** Texts of the interface, by language. */
export interface Texts extends LazyRegistry<string, Strings> {
  /** Loads the second part too, and from then on with every language. Has to be awaited before a part is rendered that shows such texts. */
  loadAll(lang: string): Promise<void>;
}

/**
 * The texts of a language: the theme's, with those the site set for it on top. A language that the theme lacks falls back to its
 * first one.
 */
export function createTexts(
  { strings }: Pick<ThemeContract, 'strings'>,
  { locales }: Pick<SiteData, 'locales'>,
): Texts {
  const getSource = (lang: string) => splitStrings(findTexts(strings, lang) ?? Object.values(strings)[0]);
  const findOwn = (lang: string) => locales.find((locale) => locale.lang === lang)?.strings;
  // What is missing of the second part is not asked for before `loadAll`.
  const first = createLazyRegistry(
    async (lang: string) => ({ ...(await getTexts(getSource(lang).first)), ...findOwn(lang) }) as Strings,
  );
  const all = createLazyRegistry(async (lang: string) => {
    const [lazy] = await Promise.all([getTexts(getSource(lang).lazy), first.load(lang)]);
    // The same object, so that nothing is rendered anew.
    return Object.assign(first.get(lang), lazy, findOwn(lang));
  });
  let wholly = false;
  return {
    load: (lang) => (wholly ? all : first).load(lang),
    loadAll(lang) {
      wholly = true;
      return all.load(lang);
    },
    get: first.get,
  };
}

/**
 * Replaces the names in braces of a text. Names without a value stay.
 *
 * @example fill('{title} loaded', { title: 'CLI' }) // 'CLI loaded'
 */
export function fill(text: string, values: { [name: string]: string }): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
