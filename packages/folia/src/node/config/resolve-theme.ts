import { withBase } from '../../shared/route';
import { mergeBanner } from './schema/banner';
import type { LocaleOptions } from './schema/locales';
import type { ConfigOptions } from './schema/site';
import { collectStrings } from './schema/texts';
import { browserThemeSchema, type ThemeOptions } from './schema/theme';

/** The theme with complete languages: what a language leaves out comes from the theme, then from the site. */
export function resolveTheme(options: ConfigOptions, lang: string) {
  const { brandColor, search, socialLinks, footer, locales } = options.theme;
  const written = locales.length > 0 ? locales : [{ lang, label: findLanguageName(lang) }];
  return {
    ...browserThemeSchema.parse(options.theme),
    brandColor,
    search,
    socialLinks,
    familyMenu: resolveProductMenu(options),
    footerMessage: footer.message,
    /** At least one. */
    locales: written.map((locale) => resolveLocale(locale, options)),
  };
}

/** Logos are files of the site: their addresses include its base. */
function resolveProductMenu({ base, theme }: ConfigOptions): NonNullable<ThemeOptions['familyMenu']> | null {
  if (!theme.familyMenu) return null;
  const { header, groups } = theme.familyMenu;
  const addBase = <T extends { logo?: string | undefined }>(item: T): T => ({
    ...item,
    logo: item.logo && withBase(item.logo, base),
  });
  return {
    header: addBase(header),
    groups: groups.map((group) => ({ ...group, links: group.links.map(addBase) })),
  };
}

/** The language's name for itself: `English`, `中文`. */
const findLanguageName = (lang: string): string => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;

/** A language of the site with nothing left out; `nav` and `sidebar` are null where navigation files decide. */
function resolveLocale(locale: LocaleOptions, options: ConfigOptions) {
  const { title, description, theme } = options;
  return {
    lang: locale.lang,
    label: locale.label,
    title: locale.title ?? title,
    description: locale.description ?? description,
    // null is no logo
    logo: locale.logo === undefined ? options.logo : locale.logo,
    logoText: locale.logoText ?? options.logoText,
    socialLinks: locale.socialLinks ?? theme.socialLinks,
    footerMessage: locale.footer?.message ?? theme.footer.message,
    editLink: createEditLink(locale, theme),
    lastUpdated: locale.lastUpdated ?? theme.lastUpdated ?? false,
    nav: locale.nav ?? theme.nav ?? null,
    sidebar: locale.sidebar ?? theme.sidebar ?? null,
    banner: createBanner(locale, theme),
    searchLinks: locale.searchLinks ?? theme.searchLinks ?? null,
    strings: { ...collectStrings(theme), ...collectStrings(locale) },
  };
}

/** Both fields are needed; either may come from the theme. */
function createEditLink(locale: LocaleOptions, theme: ThemeOptions) {
  const { docRepoBaseUrl, text } = { ...theme.editLink, ...locale.editLink };
  return docRepoBaseUrl && text ? { docRepoBaseUrl, text } : null;
}

/** Missing fields are reported by `relations.ts`. */
function createBanner(locale: LocaleOptions, theme: ThemeOptions) {
  const banner = mergeBanner(theme.banner, locale.banner);
  if (!banner || banner.display === false) return null;
  const { href = '', message = '', localStorageKey = '' } = banner;
  return { href, message, localStorageKey };
}
