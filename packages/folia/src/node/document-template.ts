import type { HeadSite } from '../shared/head';
import type { Policy } from '../shared/policy';
import { type UrlRules, withBase } from '../shared/route';
import type { DocumentAssets } from './bundler/chunks';
import type { Config } from './config/config';
import { createFeedLinks } from './config/site-data';
import type { DocumentTemplate } from './render/document';
import { forDevelopment, sitePolicy } from './site-policy';

interface TemplateInput extends DocumentAssets {
  /** Path of the site's data, relative to the base. */
  siteFile: string;
  development: boolean;
}

/** Frame of all documents of a site: what the head names beside the page's own. */
export function createDocumentTemplate(
  config: Config,
  rules: UrlRules,
  { development, ...assets }: TemplateInput,
): DocumentTemplate {
  const withSiteBase = (name: string) => config.base + name;
  return {
    scripts: assets.scripts.map(withSiteBase),
    styles: assets.styles.map(withSiteBase),
    componentStyles: assets.componentStyles.map(withSiteBase),
    lateStyles: assets.lateStyles.map(withSiteBase),
    layoutStyles: assets.layoutStyles.map(withSiteBase),
    siteFile: withSiteBase(assets.siteFile),
    appModule: assets.app && withSiteBase(assets.app),
    hydrate: getHydrate(config, development),
    prefetch: [...assets.hydration, assets.siteFile].map(withSiteBase),
    icon: config.icon && withBase(config.icon, config.base),
    prePaint: '',
    localeRedirect: config.theme.localeRedirect === 'auto',
    site: getHeadSite(config, rules),
    policy: getPolicy(config, development),
    head: config.head,
    development,
  };
}

/** A page with a part that follows the scrolling in its own way cannot wait for a press, nor can a page that is being written. */
function getHydrate({ hydrate, theme }: Config, development: boolean): Config['hydrate'] {
  const followsScrolling = theme.hideNavbar === 'auto' || theme.enableScrollToTop;
  return hydrate === 'prefetch' && (followsScrolling || development) ? 'idle' : hydrate;
}

/** The same facts that the browser has. */
function getHeadSite(config: Config, rules: UrlRules): HeadSite {
  const { siteOrigin, title, markdownPages, socialCards } = config;
  return {
    ...{ siteOrigin, title, rules },
    ...(markdownPages && { markdownPages: true }),
    ...(socialCards && { socialCards: true }),
    ...(config.feed.length > 0 && { feeds: createFeedLinks(config) }),
  };
}

function getPolicy(config: Config, development: boolean): Policy | null {
  const policy = sitePolicy(config);
  return policy && development ? forDevelopment(policy) : policy;
}
