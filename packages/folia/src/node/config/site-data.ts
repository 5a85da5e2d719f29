import { searchCacheSize } from '../../shared/constants';
import type { FeedLink } from '../../shared/feeds';
import { type UrlRules, withBase } from '../../shared/route';
import type { LocaleData, SearchData, ServerData, SiteData, SiteFile } from '../../shared/site';
import { hashOf } from '../support/files';
import type { Config, LocaleConfig } from './config';
import { measureLogo } from './logo';
import { browserThemeSchema } from './schema/theme';
import { createSocialLinks, renderSocialIcons } from './social';

/** What turns routes into addresses on this site. */
export function createUrlRules({
  base,
  lang,
  theme,
  multiVersion,
}: Pick<Config, 'base' | 'lang' | 'theme' | 'multiVersion'>): UrlRules {
  return {
    base,
    locales: theme.locales.map((locale) => locale.lang),
    defaultLocale: lang,
    versions: multiVersion.versions,
    defaultVersion: multiVersion.default,
  };
}

/** The feeds that pages link to. */
export const createFeedLinks = ({ feed }: Pick<Config, 'feed'>): FeedLink[] =>
  feed.map(({ content: _, limit: __, ...link }) => link);

/** The public part of the configuration, for the browser. It holds no path of the machine that builds. */
export function createSiteData(config: Config): SiteData {
  const { title, description, siteOrigin, logo, logoText, labels, theme, base, mediumZoom } = config;
  return {
    ...{ title, description, siteOrigin, logoText, labels },
    ...browserThemeSchema.parse(theme),
    rules: createUrlRules(config),
    locales: theme.locales.map((locale) => createLocaleData(locale, config)),
    icon: withBase(config.icon, base),
    logo: createLogoData(logo, config),
    socialLinks: createSocialLinks(theme.socialLinks, config),
    footerMessage: theme.footerMessage,
    ...(mediumZoom && { zoom: { selector: mediumZoom.selector, ...mediumZoom.options } }),
    search: theme.search ? createSearchData(config.search, base) : null,
    ...(config.markdownPages && { markdownPages: true }),
    ...(config.socialCards && { socialCards: true }),
    ...(config.feed.length > 0 && { feeds: createFeedLinks(config) }),
    lastUpdated: theme.locales.some((locale) => locale.lastUpdated),
    ssg: config.ssg.enabled,
  };
}

/** A language, with the values that differ from the site. */
function createLocaleData(locale: LocaleConfig, config: Config): LocaleData {
  const { lang, label, title, description, strings, banner, searchLinks, footerMessage } = locale;
  const { theme } = config;
  return {
    ...{ lang, label, title, description, strings },
    ...(banner && { banner }),
    ...(searchLinks && { searchLinks }),
    ...(!isSame(locale.logo, config.logo) && { logo: createLogoData(locale.logo, config) }),
    ...(locale.logoText !== config.logoText && { logoText: locale.logoText }),
    ...(!isSame(locale.socialLinks, theme.socialLinks) && {
      socialLinks: createSocialLinks(locale.socialLinks, config),
    }),
    ...(footerMessage !== theme.footerMessage && { footerMessage }),
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const createLogoData = (logo: Config['logo'], { base, publicDir }: Config): SiteData['logo'] =>
  logo && { light: withBase(logo.light, base), dark: withBase(logo.dark, base), width: measureLogo(logo, publicDir) };

export const createServerData = (config: Config): ServerData => ({
  site: createSiteData(config),
  socialIcons: renderSocialIcons(config),
});

/** A file of data that the browser fetches, at a path below the base. */
export interface DataFile {
  path: string;
  text: string;
}

/** The data of the site for the code in the browser: `site` is the {@link SiteFile}. The names change with the content. */
export function createDataFiles(config: Config): { site: DataFile; all: DataFile[] } {
  const { site, socialIcons } = createServerData(config);
  const { familyMenu } = config.theme;
  const icons = socialIcons.length > 0 ? [dataFile('social-icons', socialIcons)] : [];
  const menu = familyMenu ? [dataFile('product-menu', familyMenu)] : [];
  const address = ([file]: DataFile[]) => (file ? config.base + file.path : '');
  const content: SiteFile = { site, socialIcons: address(icons), productMenu: address(menu) };
  const file = dataFile('site', content);
  return { site: file, all: [file, ...icons, ...menu] };
}

function dataFile(name: string, data: unknown): DataFile {
  const text = JSON.stringify(data);
  return { path: `static/data/${name}.${hashOf(text, 8)}.json`, text };
}

function createSearchData(search: Config['search'], base: string): SearchData | null {
  if (search === false) return null;
  const { cache } = search.index;
  const settings = {
    ...(cache !== searchCacheSize && { cacheSize: cache }),
    ...(search.reportEmpty && { reportEmpty: withBase(search.reportEmpty, base) }),
  };
  if (search.mode === 'local') return { local: true, versioned: search.versioned, remote: null, ...settings };
  if (search.mode === 'docsearch') {
    const { fallback: local, versioned, appId, apiKey, indexName, filters } = search;
    return { local, versioned, remote: null, docSearch: { appId, apiKey, indexName, filters }, ...settings };
  }
  const { apiUrl, indexName, domain, searchIndexes, searchLoading } = search;
  return {
    local: search.fallback,
    versioned: false,
    remote: { apiUrl, indexName, domain, searchIndexes, searchLoading },
    ...settings,
  };
}
