import { escapeXml } from '../../shared/escape';
import { isNotFoundPage } from '../../shared/not-found';
import { alternates } from '../site/page-links';
import type { Site } from '../site/site';
import { type Output, textFile } from './output';

/** The site map, for sites that know their own origin. */
export const sitemap: Output = {
  *list({ config }) {
    if (config.siteOrigin) yield { path: 'sitemap.xml' };
  },
  async render({ path }, context) {
    return { files: [textFile(path, renderSitemap(await context.whole(), context.config.siteOrigin))], problems: [] };
  },
};

/**
 * The text of `sitemap.xml`: every page with the languages it is translated to, the default one as `x-default`. Addresses are absolute;
 * `origin` has no slash at the end.
 */
export function renderSitemap(site: SitemapSite, origin: string): string {
  const locales = site.rules.locales.map((lang) => ({ lang, label: lang }));
  const entries = [...site.pages.values()]
    .filter(({ facts }) => !isNotFoundPage(facts) && !facts.fallback)
    .map(({ facts }) => {
      const languages = alternates(site, facts.route, locales).languages.filter(
        ({ exact, fallback }) => exact && !fallback,
      );
      const links = languages.length > 1 ? languages.flatMap((entry) => alternateLinks(entry, site, origin)) : [];
      const time =
        facts.lastUpdated === null ? [] : [`<lastmod>${new Date(facts.lastUpdated).toISOString()}</lastmod>`];
      return ['<url>', `<loc>${escapeXml(origin + facts.href)}</loc>`, ...time, ...links, '</url>'].join('');
    });
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, '</urlset>', ''].join('\n');
}

type SitemapSite = Pick<Site, 'rules' | 'pages'>;

function alternateLinks(
  { locale, href }: { locale: string; href: string },
  { rules }: SitemapSite,
  origin: string,
): string[] {
  const link = (lang: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(origin + href)}"/>`;
  return locale === rules.defaultLocale ? [link(locale), link('x-default')] : [link(locale)];
}
