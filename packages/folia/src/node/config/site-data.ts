import { type UrlRules, withBase } from '../../shared/route';
import type { LocaleData, SearchData, SiteData } from '../../shared/site';
import type { Config } from './config';
import { logoWidth } from './logo';
import { getSocialLinks } from './social';

/** What turns routes into addresses on this site. */
export function createUrlRules({ base, lang, theme, multiVersion }: Config): UrlRules {
  return {
    base,
    locales: theme.locales.map((locale) => locale.lang),
    defaultLocale: lang,
    versions: multiVersion.versions,
    defaultVersion: multiVersion.default,
  };
}

/** The public part of the configuration, for the browser. No path of this machine may be in it (PD-08). */
export function createSiteData(config: Config): SiteData {
  const { title, description, siteOrigin, logo, logoText, theme, base, mediumZoom } = config;
  return {
    ...{ title, description, siteOrigin, logoText },
    rules: createUrlRules(config),
    locales: theme.locales.map((locale): LocaleData => {
      const { lang, label, title, description, strings, banner } = locale;
      return { lang, label, title, description, strings, ...(banner && { banner }) };
    }),
    icon: withBase(config.icon, base),
    logo: logo && { light: withBase(logo.light, base), dark: withBase(logo.dark, base), width: logoWidth(config) },
    socialLinks: getSocialLinks(config),
    footerMessage: theme.footerMessage,
    darkMode: theme.darkMode,
    ...(mediumZoom && { zoom: { selector: mediumZoom.selector, ...mediumZoom.options } }),
    hideNavbar: theme.hideNavbar,
    outline: theme.outline,
    search: theme.search ? createSearchData(config.search) : null,
    ...(config.markdownPages && { markdownPages: true }),
    ...(config.feed && { feed: config.feed.folder }),
    lastUpdated: theme.locales.some((locale) => locale.lastUpdated),
    enableContentAnimation: theme.enableContentAnimation,
    enableAppearanceAnimation: theme.enableAppearanceAnimation,
    enableScrollToTop: theme.enableScrollToTop,
    localeRedirect: theme.localeRedirect,
    hydrate: config.hydrate,
    ssg: config.ssg,
    labels: config.labels,
    extra: theme.extra,
  };
}

function createSearchData(search: Config['search']): SearchData | null {
  if (search === false) return null;
  if (search.mode === 'local') return { local: true, versioned: search.versioned, remote: null };
  const { apiUrl, indexName, domain, searchIndexes, searchLoading } = search;
  return {
    local: search.fallback,
    versioned: false,
    remote: { apiUrl, indexName, domain, searchIndexes, searchLoading },
  };
}
