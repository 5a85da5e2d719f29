import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withoutMarks } from '../../shared/inline-marks';
import { isNotFoundPage } from '../../shared/not-found';
import { getOutputFile } from '../../shared/route';
import type { SitePage } from '../../shared/site';
import { fingerprint } from '../cache/fingerprint';
import type { Config } from '../config/config';
import type { CardRendererSettings } from '../render/cards/card-renderer';
import { getSection } from '../site/site';
import { findTrail } from '../site/trail';
import type { Output, OutputEntry, OutputSite } from './output';

/** A picture of every page, which is shown where the page is linked to. A page without a translation has that of the original. */
export const socialCards: Output<OutputEntry & { page: SitePage }> = {
  *list({ config, pages, rules }) {
    if (!config.socialCards) return;
    for (const page of pages.values())
      if (!isNotFoundPage(page.facts) && !page.facts.fallback)
        yield { path: getOutputFile(page.facts.href, rules).png, page };
  },
  async render({ path, page }, context) {
    const { facts } = (await context.open(page)).page;
    const { locale: lang } = facts.route;
    const locale = context.config.theme.locales.find((each) => each.lang === lang);
    const settings = getSettings(context.config, locale?.logo);
    if (!settings) return { files: [], problems: [] };
    const site = locale?.title || context.config.title;
    const title =
      facts.pageType === 'doc' ? withoutMarks(facts.title) : locale?.description || context.config.description;
    const section = findSection(context.getSite(facts.route), page);
    const files = [...settings.fonts, settings.logo ?? ''].map(fingerprint);
    return context.run('renderSocialCard', {
      ...{ path, source: facts.relativePath, lang, site, title, section, settings, files },
    });
  },
};

/** That of the theme. */
const defaultBrand = 'ff5e00';

function getSettings(
  { socialCards, logo: siteLogo, publicDir, theme }: Config,
  logo = siteLogo,
): CardRendererSettings | null {
  if (!socialCards?.renderer) return null;
  const file = logo?.dark.startsWith('/') ? join(publicDir, logo.dark) : '';
  return {
    module: socialCards.renderer,
    fonts: socialCards.fonts,
    logo: file && existsSync(file) ? file : null,
    brand: sixDigits(theme.brandColor || defaultBrand),
  };
}

/** `f50` → `#ff5500` */
function sixDigits(hex: string): string {
  const digits = hex.replace('#', '');
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** `Guide · Basic` */
function findSection(site: OutputSite, { facts: { route, href } }: SitePage): string {
  const data = getSection(site, route)?.data;
  const trail = data ? findTrail(data, href, site.rules) : [];
  return trail.map(({ label }) => label).join(' · ');
}
