import type { Family } from '../../shared/family';
import { withBase } from '../../shared/route';
import type { BannerData, StringOverrides } from '../../shared/site';
import type { EditLink, LocaleConfig, SidebarEntry, SidebarTable, ThemeConfig } from './config';
import { getNavEntry } from './nav-file';
import { getBanner } from './schema/banner';
import type { LocaleInput } from './schema/locales';
import type { SidebarInput } from './schema/sidebar';
import type { CheckedConfig } from './schema/site';
import type { CheckedTheme } from './schema/theme';

/** The theme with complete languages: what a language leaves out comes from the theme, then from the site. */
export function resolveTheme(input: CheckedConfig, lang: string): ThemeConfig {
  const { theme } = input;
  const locales = theme.locales.length > 0 ? theme.locales : [{ lang, label: languageName(lang) }];
  return {
    brandColor: theme.brandColor,
    darkMode: theme.darkMode,
    outline: theme.outline ?? null,
    search: theme.search,
    socialLinks: theme.socialLinks,
    familyMenu: getFamily(input),
    footerMessage: theme.footer.message,
    hideNavbar: theme.hideNavbar,
    enableContentAnimation: theme.enableContentAnimation,
    enableAppearanceAnimation: theme.enableAppearanceAnimation,
    enableScrollToTop: theme.enableScrollToTop,
    localeRedirect: theme.localeRedirect,
    locales: locales.map((locale) => getLocale(locale, input)),
    extra: theme.extra,
  };
}

/** Logos are files of the site, so they stand under its base. */
function getFamily({ base, theme }: CheckedConfig): Family | null {
  if (!theme.familyMenu) return null;
  const { header, groups } = theme.familyMenu;
  const placed = <T extends { logo?: string | undefined }>(item: T): T => ({
    ...item,
    logo: item.logo && withBase(item.logo, base),
  });
  return {
    header: placed(header),
    groups: groups.map((group) => ({ ...group, links: group.links.map(placed) })),
  };
}

/** The language's name for itself: `English`, `中文`. */
const languageName = (lang: string): string => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;

function getLocale(locale: LocaleInput, { title, description, theme }: CheckedConfig): LocaleConfig {
  const nav = locale.nav ?? theme.nav;
  const sidebar = locale.sidebar ?? theme.sidebar;
  return {
    lang: locale.lang,
    label: locale.label,
    title: locale.title ?? title,
    description: locale.description ?? description,
    editLink: createEditLink(locale, theme),
    lastUpdated: locale.lastUpdated ?? theme.lastUpdated,
    nav: nav ? nav.map((entry) => getNavEntry(entry)) : null,
    sidebar: sidebar ? getSidebar(sidebar) : null,
    banner: createBannerData(locale, theme),
    strings: { ...getStrings(theme), ...getStrings(locale) },
  };
}

/** Both fields are needed; either may come from the theme (DF-07). */
function createEditLink(locale: LocaleInput, theme: CheckedTheme): EditLink | null {
  const { docRepoBaseUrl, text } = { ...theme.editLink, ...locale.editLink };
  return docRepoBaseUrl && text ? { docRepoBaseUrl, text } : null;
}

/** BN-04. Fields that are missing are reported by `relations.ts`. */
function createBannerData(locale: LocaleInput, theme: CheckedTheme): BannerData | null {
  const banner = getBanner(theme.banner, locale.banner);
  if (!banner || banner.display === false) return null;
  const { href = '', message = '', localStorageKey = '' } = banner;
  return { href, message, localStorageKey };
}

const getSidebar = (table: Record<string, SidebarInput[]>): SidebarTable =>
  Object.fromEntries(Object.entries(table).map(([prefix, entries]) => [prefix, entries.map(getSidebarEntry)]));

function getSidebarEntry(input: SidebarInput): SidebarEntry {
  if ('dividerType' in input) return { kind: 'divider', dashed: input.dividerType === 'dashed' };
  if ('sectionHeaderText' in input)
    return { kind: 'section-header', label: input.sectionHeaderText, tag: input.tag ?? null };
  return {
    kind: 'item',
    text: input.text,
    link: input.link ?? null,
    items: input.items ? input.items.map(getSidebarEntry) : null,
    collapsed: input.collapsed ?? false,
    collapsible: input.collapsible ?? true,
    tag: input.tag ?? null,
    context: input.context ?? null,
    overviewHeaders: input.overviewHeaders ?? null,
  };
}

/** Only what is set: the rest comes from the strings file of the language, whose keys these are. */
function getStrings(texts: CheckedTheme | LocaleInput): StringOverrides {
  const all: Record<string, string | undefined> = {
    outlineTitle: texts.outlineTitle,
    prevPage: texts.prevPageText,
    nextPage: texts.nextPageText,
    lastUpdated: texts.lastUpdatedText,
    sourceCode: texts.sourceCodeText,
    copyCode: texts.copyCodeText,
    wrapCode: texts.wrapCodeText,
    searchPlaceholder: texts.searchPlaceholderText,
    searchNoResults: texts.searchNoResultsText,
    searchSuggestion: texts.searchSuggestedQueryText,
    filterName: texts.overview?.filterNameText,
    filterPlaceholder: texts.overview?.filterPlaceholderText,
    filterNoResult: texts.overview?.filterNoResultText,
    editLink: texts.editLink?.text,
  };
  const set = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(set);
}
